/** The longest code of a build that is read. Apart, so that an address can be read without reading codes. */
export const MAX_CODE = 400;
