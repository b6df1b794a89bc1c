/** What no build counts, for the page to say. What a single build leaves out besides is its `uncounted`. */
export const NOT_MODELLED: readonly string[] = [
  "Camouflage paint and styles.",
  "Skills that work in certain situations only, and consumables while they are used.",
  "How fast the vehicle gains speed: grousers and field modifications lower rolling friction, which no figure shows.",
  "Penetration: armorer and ammunition tuning move the bounds of its roll.",
  "A crew that is wounded, stunned, or trained for another vehicle.",
  "Skills that a later client has and that no definitions explain.",
  "Field modifications of tier XI, which are not in the data. Equipment of tier X counts as made for tier XI.",
];

/** Where sources differ or a rule is inferred, by what it concerns. */
export const DISPUTED: readonly { about: string; says: string }[] = [
  {
    about: "concealmentStillFired",
    says: "After a shot the garage multiplies the whole sum by the gun's factor; older descriptions leave nets and paint out of it.",
  },
  {
    about: "driver_badRoadsKing",
    says: "On soft ground this follows the garage. The rules of battle state an effect on medium ground only.",
  },
  {
    about: "dpm",
    says: "As the garage has it: an autoreloader fires its quickest shell alone, a dual gun one barrel. The full cycle is lower.",
  },
  {
    about: "camouflageNet",
    says: "Beside an exhaust a net adds only what exceeds it. That the client subtracts the exhaust's share is inferred.",
  },
  {
    about: "dispersionMoving",
    says: "That skills lower the growth of the aiming circle while driving or turning is stated; the formula is inferred.",
  },
  { about: "siege", says: "In a second mode the same effects are taken to act on its own values." },
  {
    about: "trackRepair",
    says: "Repair kit and equipment are multiplied; the garage's panel adds their shares, which differs where both are there.",
  },
];
