/** What no loadout counts, for the page to say. What a single loadout leaves out besides is its `uncounted`. */
export const NOT_MODELLED: readonly string[] = [
  "Camouflage paint and styles.",
  "Skills that work in certain situations only, and consumables while they are used.",
  "How fast the vehicle gains speed: grousers and field modifications lower rolling friction, which no figure shows.",
  "Penetration: Armorer and Ammo Tuning move the bounds of its roll.",
  "A crew that is wounded, stunned, or trained for another vehicle.",
  "Skills that a later client has and that no definitions explain.",
  "Field modifications of tier XI, which are not in the data. Equipment of tier X counts as made for tier XI.",
];
