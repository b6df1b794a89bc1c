/** What is in the menus of the table, as one file for the browser. */
export { ColumnsForm } from "./columns-form.tsx";
export { SortForm } from "./sort-form.tsx";
