// Apart from the contract, whose schemas the browser loads only when it asks.

/** The loadouts of the signed-in person: GET lists them, POST keeps one. */
export const SAVED_LOADOUTS_PATH = "/api/account/builds";

/** POST: gives a loadout another name. */
export const renamePath = (buildId: string) => `${SAVED_LOADOUTS_PATH}/${encodeURIComponent(buildId)}/name`;

/** POST: deletes a loadout. */
export const deletePath = (buildId: string) => `${SAVED_LOADOUTS_PATH}/${encodeURIComponent(buildId)}/delete`;
