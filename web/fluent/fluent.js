/* What the page takes from Fluent: texts with places for values and with plural forms, from files that translators edit. */

export {FluentBundle, FluentNumber, FluentResource} from "@fluent/bundle";
