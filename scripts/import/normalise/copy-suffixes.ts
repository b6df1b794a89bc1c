/**
 * Suffixes of tags that distinguish copies of one module and mean nothing to a reader: letters, events ("BPXIV",
 * "Rush_Ep1"), nations that adopted it, vehicles that have their own copy.
 */
const COPY_SUFFIXES =
  /(?<!_[Aa]usf|_Type)(?:_(?:N|T|A|M|S|BF|FT|FT_G\d|FL|SH|P|cl|shop|Prem|prem|late|early|BPXIV|Rush_Ep1|notInShop|LL|german|usa|italy|ussr|Y|Y_[IV]+|Y_[IV]+_[AB]|KTT|DR|CN|QL|MK|OSP3|LE|HLY|Roz|56G|ID|HH|RMT|CT|LT|EBR|F155|Gonsalo|mod_Vlt|KW_Ir|KW|prot|proto|KV4|MZ|v))+$/;

/** A module's tag without the suffixes that only distinguish copies. */
export function withoutCopySuffix(tag: string): string {
  return tag.replace(COPY_SUFFIXES, "");
}
