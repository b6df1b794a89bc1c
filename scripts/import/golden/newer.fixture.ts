/**
 * Where a newer vehicle's definitions differ from what the publisher announced (`vehicles-newer.csv`), and why. All
 * other cells of health, damage, top speed, calibre and dispersion agree.
 */
export const EXPLAINED: Readonly<Record<string, { cells: readonly string[]; reason: string }>> = {
  GB147_FV4025_Contriver: { cells: ["calibre"], reason: "the announcement cuts the decimals off 114.3 mm" },
  GB134_Gryphon: { cells: ["calibre"], reason: "the announcement cuts the decimals off 119.38 mm" },
  J52_STK_2: { cells: ["calibre"], reason: "the announcement cuts the decimals off 137.2 mm" },
  Pl15_60TP_Lewandowskiego_CFE_A: { cells: ["calibre"], reason: "the announcement cuts the decimals off 152.4 mm" },
};

/** What the publisher announced for some newer vehicles: health, damage, top speed, calibre and dispersion. */
export const ANNOUNCED: Readonly<Record<number, readonly [number, number, number, number, number]>> = {
  6017: [1950, 390, 51, 105, 0.29],
  6305: [1800, 470, 50, 127, 0.35],
  7825: [2200, 420, 55, 115, 0.34],
  9569: [2450, 470, 40, 137, 0.22],
  10801: [2740, 690, 30, 152, 0.42],
  11057: [2200, 760, 40, 152, 0.36],
  21793: [1500, 200, 65, 90, 0.37],
  22305: [2050, 105, 55, 90, 0.36],
  23329: [2150, 800, 35, 155, 0.36],
  23889: [2500, 440, 38, 114, 0.33],
  26705: [1950, 480, 65, 110, 0.27],
  33089: [1950, 410, 66, 118, 0.35],
  33345: [2400, 440, 65, 120, 0.33],
  36609: [2200, 450, 50, 125, 0.39],
  41489: [1950, 440, 65, 120, 0.32],
  41745: [3300, 510, 18, 132, 0.36],
  52593: [1850, 490, 36, 130, 0.41],
  53393: [2500, 750, 35, 152, 0.4],
  63057: [2100, 420, 43, 119, 0.36],
  67361: [2400, 420, 43, 114, 0.34],
  67585: [2600, 530, 60, 136, 0.4],
};
