"""The YAML language server, asked as an editor asks it: what may be written here, and what is wrong with a file."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any, NamedTuple

from viceroy.resources import schema_path

Message = dict[str, Any]

PROGRAM = Path("yaml-language-server/bin/yaml-language-server")
_PATIENCE = 60  # seconds for all questions of one test
_SETTINGS = {"completion": True, "validate": True, "schemaStore": {"enable": False}}


class Offer(NamedTuple):
    """Something that may be written at the cursor: what the list shows, and what it writes."""

    label: str
    text: str


class LanguageServer:
    """A server that runs. Each text that is asked about is a file of its own."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._count = 0
        self._diagnostics: dict[str, list[Message]] = {}
        self._ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self._send({"method": "initialized", "params": {}})
        self._send({"method": "workspace/didChangeConfiguration", "params": {"settings": {"yaml": _SETTINGS}}})

    def offers(self, schema: str, text: str) -> list[Offer]:
        """Return what the server offers where a text has its `|`, in its order, as keys and words; no templates."""
        before, _, after = text.partition("|")
        uri = self._open(schema, before + after)
        lines = before.split("\n")
        position = {"line": len(lines), "character": len(lines[-1])}  # a first line names the schema
        found = self._ask("textDocument/completion", {"textDocument": {"uri": uri}, "position": position})
        return [Offer(one["label"], one["insertText"]) for one in found["items"] if "sortText" not in one]

    def complaints(self, schema: str, text: str) -> list[str]:
        uri = self._open(schema, text)
        while uri not in self._diagnostics:
            self._take(self._read())
        return [one["message"] for one in self._diagnostics[uri]]

    def _open(self, schema: str, text: str) -> str:
        self._count += 1
        uri = f"file:///text-{self._count}.yaml"
        lines = f"# yaml-language-server: $schema={schema_path(schema).as_uri()}\n{text}"
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": lines}
        self._send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        return uri

    # -- messages

    def _ask(self, method: str, params: Message) -> Any:
        self._count += 1
        number = self._count
        self._send({"id": number, "method": method, "params": params})
        while True:
            message = self._read()
            if message.get("id") == number and "method" not in message:
                return message["result"]
            self._take(message)

    def _take(self, message: Message) -> None:
        """Note what the server finds wrong, and answer what it asks."""
        if message.get("method") == "textDocument/publishDiagnostics":
            self._diagnostics[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "id" in message:
            items = message.get("params", {}).get("items", ())
            wanted = [_SETTINGS if item.get("section") == "yaml" else {} for item in items]
            self._send({"id": message["id"], "result": wanted if items else None})

    def _send(self, message: Message) -> None:
        assert self._process.stdin is not None
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._process.stdin.flush()

    def _read(self) -> Message:
        assert self._process.stdout is not None
        length = 0
        while (line := self._process.stdout.readline()) != b"\r\n":
            if not line:
                raise EOFError("the language server has stopped")
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
        message: Message = json.loads(self._process.stdout.read(length))
        return message


@contextmanager
def language_server(modules: Path) -> Iterator[LanguageServer]:
    command = ["node", str(modules / PROGRAM), "--stdio"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        timer = Timer(_PATIENCE, process.kill)
        timer.start()
        try:
            yield LanguageServer(process)
        finally:
            timer.cancel()
            process.kill()
