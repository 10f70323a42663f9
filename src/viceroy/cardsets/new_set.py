"""A new card set to begin with: a small good one that extends the printed cards, with comments that teach."""

from __future__ import annotations

from viceroy.yamlfiles.resources import resource_root, schema_path

_FOLDER = "card-set"
_ID, _NAME = "NEW-ID", "NEW-NAME"  # what stands for them in the templates


def new_set_files(set_id: str) -> dict[str, str]:
    """Return the files of a new set by their names: the cards, a README, and the schema for editors.

    `set_id` is the id of the set.

    >>> list(new_set_files("my-set"))
    ['my-set.yaml', 'README.md', 'card-set.schema.json']
    """
    folder = resource_root() / "data" / "templates" / _FOLDER
    name = set_id.replace("-", " ").title()
    cards, about = ((folder / file).read_text("utf-8") for file in ("set.yaml", "README.md"))
    return {
        f"{set_id}.yaml": cards.replace(_ID, set_id).replace(_NAME, name),
        "README.md": about.replace(_ID, set_id).replace(_NAME, name),
        "card-set.schema.json": schema_path(_FOLDER).read_text("utf-8"),
    }
