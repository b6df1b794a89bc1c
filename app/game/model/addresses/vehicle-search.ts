/** The parameter of a vehicle's page with a build's code. */
export const BUILD_PARAMETER = "build";

/** The query string of a vehicle as most Commanders take it. */
export const TYPICAL_SEARCH = "?setup=typical";

/** The query string of a vehicle for which nothing is chosen yet, to begin with. */
export const OWN_SEARCH = "?setup=own";

/** The query string of a vehicle with its stock modules. */
export const STOCK_SEARCH = "?modules=stock";
