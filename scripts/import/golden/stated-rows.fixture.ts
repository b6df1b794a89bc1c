/** A vehicle, what sources state about it, and the revisions derived by hand from that and its definitions. */
export interface StatedCase {
  /** Nation and tag. */
  vehicle: string;
  /** Of the table of later stats. */
  row: string;
  /** JSON of the publisher's list; undefined where that lacks the vehicle. */
  published: string | undefined;
  /** Attribute, before and after; once for several turrets. */
  revises: string[];
}

/** Four lines a vehicle: nation and tag, row, item of the publisher's list, revisions. */
const CASES = `
ussr/R97_Object_140
16897,ussr,R97_Object_140,10,340,340,420,264,330,50,1535,1000,900,CR/HC/HE,100,6.3,,1.9,0.35,50,7,17,0.1,0.08,0.08,55,20,35700,700,54,40,400,1950
{"name":"Object 140","nation":"URSS","tier":10,"dmg":340,"speed":55,"caliber":100,"dispersion":0.35,"hp":1950}
shell.damage 320 → 340; shell.velocity 900 → 1000; gun.reload 6.6 → 6.3; gun.aimTime 2.1 → 1.9; engine.power 580 → 700; hull.health 1520 → 1570

germany/G55_E-75
9745,germany,G55_E-75,9,530,530,670,246,311,65,920,1150,920,AP/CR/HE,128,15.7,,2.4,0.39,36,8,15,0.11,0.21,0.21,40,15,91300,1000,24,18,400,2000
{"name":"E 75","nation":"Allemagne","tier":9,"dmg":530,"speed":40,"caliber":128,"dispersion":0.39,"hp":2000}
gun.dispersion 0.37 → 0.39; chassis.rotationSpeed 30 → 24; engine.power 900 → 1000; hull.health 1456 → 1506

ussr/R18_SU-152
2305,ussr,R18_SU-152,7,700,700,910,190,240,86,750,750,600,HC/HC/HE,152,17.7,,3.2,0.48,26,6,18,0.08,0.21,0.21,43,12,45460,670,32,26,330,900
{"name":"SU-152","nation":"URSS","tier":7,"dmg":700,"speed":43,"caliber":152,"dispersion":0.48,"hp":900}
gun.aimTime 3.4 → 3.2; gun.dispersion 0.5 → 0.48; chassis.rotationSpeed 23 → 32; engine.power 600 → 670; hull.health 696 → 726; vehicle.speed.backward 11 → 12

germany/G04_PzVI_Tiger_I
529,germany,G04_PzVI_Tiger_I,7,280,280,370,203,237,44,1000,1250,1000,AP/CR/HE,88,7.8,,2.5,0.34,72,7,13,0.12,0.2,0.2,40,12,57312,760,29,18,380,1550
{"name":"Tiger I","nation":"Allemagne","tier":7,"dmg":280,"speed":40,"caliber":88,"dispersion":0.34,"hp":1550}
chassis.rotationSpeed 26 → 29; engine.power 700 → 760; hull.health 1120 → 1170

usa/A38_T92
8481,usa,A38_T92,10,1100,1420,750,60,75,372,460,492,552,HE/HE/AP,240,49,,5.9,0.83,16,1,65,0.45,0.3,0.3,32.2,10,57569,500,20,8,310,500
{"name":"T92 HMC","nation":"USA","tier":10,"dmg":750,"speed":32,"caliber":240,"dispersion":0.83,"hp":500}
nothing

ussr/R90_IS_4M
6145,ussr,R90_IS_4M,10,440,440,530,258,340,68,940,920,940,AP/HC/HE,122,11.5,,2.5,0.42,40,6,16,0.06,0.18,0.18,43,14,60531,850,30,25,400,2500
{"name":"IS-4","nation":"URSS","tier":10,"dmg":440,"speed":43,"caliber":122,"dispersion":0.42,"hp":2500}
gun.ammo 30 → 40; engine.power 750 → 850

usa/A67_T57_58
14881,usa,A67_T57_58,10,400,400,515,258,340,60,1067,1067,1067,AP/HC/HE,120,25,2,2.7,0.35,44,8,12,0.18,0.22,0.22,35.4,14,54131,870,30,36,400,2250
{"name":"T57 Heavy","nation":"USA","tier":10,"dmg":400,"speed":35,"caliber":120,"dispersion":0.35,"hp":2250}
gun.ammo 36 → 44; engine.power 810 → 870

uk/GB100_Manticore
58961,uk,GB100_Manticore,10,390,390,480,248,268,60,1100,1375,1100,AP/CR/HE,105,14,,1.9,0.38,30,8,8,0.08,0.16,0.16,68,25,12100,530,45,40,400,1600
{"name":"Manticore","nation":"UK","tier":10,"dmg":390,"speed":68,"caliber":105,"dispersion":0.38,"hp":1600}
gun.ammo 20 → 30; hull.health 1120 → 1320

france/F10_AMX_50B
6209,france,F10_AMX_50B,10,400,400,515,257,325,65,1067,1334,1067,AP/CR/HE,120,30,2.5,2.5,0.35,56,10,12,0.1,0.17,0.17,65,20,61910,1300,42,36,400,2100
{"name":"AMX 50 B","nation":"France","tier":10,"dmg":420,"speed":65,"caliber":120,"dispersion":0.33,"hp":2200}
shell.damage 400 → 420; gun.dispersion 0.35 → 0.33; chassis.dispersionFactors.movement 0.18 → 0.17; chassis.dispersionFactors.rotation 0.18 → 0.17; chassis.rotationSpeed 36 → 42; engine.power 1200 → 1300; hull.health 1680 → 1780

japan/J40_Type_71
8545,japan,J40_Type_71,10,400,400,515,260,320,60,1050,1380,1050,AP/CR/HE,120,8.8,,2,0.22,45,7,20,0.1,0.14,0.14,40,16,59700,1050,30,35,400,2200
{"name":"Type 71","nation":"Japon","tier":10,"dmg":430,"speed":40,"caliber":120,"dispersion":0.22,"hp":2200}
shell.damage 400 → 430; gun.dispersion 0.28 → 0.22; vehicle.speed.forward 35 → 40; vehicle.speed.backward 14 → 16; siege shell.damage 400 → 430; siege gun.dispersion 0.28 → 0.22; siege vehicle.speed.forward 35 → 40; siege vehicle.speed.backward 14 → 16

ussr/R148_Object_430_U
19969,ussr,R148_Object_430_U,10,440,440,530,252,340,68,940,920,940,AP/HC/HE,122,10.2,,2.3,0.4,50,5,18,0.12,0.16,0.16,50,18,41700,640,52,38,400,2000
{"name":"Object 430U","nation":"URSS","tier":10,"dmg":440,"speed":50,"caliber":122,"dispersion":0.4,"hp":2050}
engine.power 600 → 640; hull.health 1600 → 1650

czech/Cz17_Vz_55
2929,czech,Cz17_Vz_55,10,530,530,640,260,315,68,980,1125,863,AP/CR/HE,130,12,,2,0.35,40,8,15,0.08,0.16,0.16,50,15,54600,850,30,25,390,2100
{"name":"Vz. 55","nation":"Tchécoslovaquie","tier":10,"dmg":490,"speed":50,"caliber":130,"dispersion":0.38,"hp":2100}
shell.damage 490 → 530; shell.penetration 306 → 315; shell.penetrationFar 266 → 275; gun.reload 11.2 → 12; gun.aimTime 2.3 → 2

usa/A143_M_V_Y
21537,usa,A143_M_V_Y,10,440,440,530,260,310,60,1120,1120,900,AP/HC/HE,120,10.6,,2.3,0.37,38,12,18,0.08,0.16,0.16,40,17,40373,750,30,37,400,2200
{"name":"M-V-Y","nation":"USA","tier":10,"dmg":360,"speed":40,"caliber":105,"dispersion":0.35,"hp":2200}
shell.penetration 252 → 260; shell.penetration 300 → 310; shell.penetrationFar 232 → 240; shell.penetrationFar 300 → 310; gun.reload 11 → 10.6; gun.aimTime 2.5 → 2.3; gun.dispersion 0.38 → 0.37; gun.dispersionFactors.turretTraverse 0.1 → 0.08; gun.pitch.depression 10 → 12; gun.pitch.depressionAhead 10 → 12; turret.rotationSpeed 32 → 37; vehicle.speed.backward 15 → 17

germany/G56_E-100
9489,germany,G56_E-100,10,750,750,950,246,334,85,757,606,757,AP/HC/HE,150,20,,2.7,0.4,50,7,20,0.1,0.21,0.21,30,15,129560,1200,22,22,400,2700
{"name":"E 100","nation":"Allemagne","tier":10,"dmg":530,"speed":30,"caliber":128,"dispersion":0.37,"hp":2700}
gun.dispersion 0.39 → 0.37; turret.rotationSpeed 20 → 22

italy/It14_P44_Pantera
2209,italy,It14_P44_Pantera,8,240,240,320,212,259,45,1050,1100,1000,AP/CR/HE,90,8,2,2.1,0.33,60,8,20,0.12,0.18,0.18,60,20,44725,1000,54,32,380,1550
{"name":"P.44 Pantera","nation":"Italie","tier":8,"dmg":240,"speed":60,"caliber":90,"dispersion":0.33,"hp":1550}
gun.clip.interval 2.5 → 2; hull.health 1040 → 1190

italy/It08_Progetto_M40_mod_65
2721,italy,It08_Progetto_M40_mod_65,10,360,360,440,268,330,105,1468,1173,732,CR/HC/HE,105,10,2.5,2.2,0.35,60,9,20,0.12,0.15,0.15,65,20,39700,750,54,34,400,1900
{"name":"Progetto M40 mod. 65","nation":"Italie","tier":10,"dmg":360,"speed":65,"caliber":105,"dispersion":0.35,"hp":1900}
gun.aimTime 2.5 → 2.2; chassis.dispersionFactors.movement 0.18 → 0.15; chassis.dispersionFactors.rotation 0.18 → 0.15

ussr/R187_Object_590
33793,ussr,R187_Object_590,9,320,320,420,238,268,50,1480,895,780,CR/AP/HE,100,8.5,3,2.7,0.38,45,6,23,0.1,0.2,0.2,52,20,39800,700,44,40,380,1800
{"name":"Object 590","nation":"URSS","tier":9,"dmg":320,"speed":52,"caliber":100,"dispersion":0.38,"hp":1800}
gun.clip.interval 4 → 3; gun.aimTime 2.9 → 2.7; gun.dispersionFactors.turretTraverse 0.14 → 0.1; chassis.dispersionFactors.movement 0.25 → 0.2; chassis.dispersionFactors.rotation 0.25 → 0.2

ussr/R170_IS_2_II
22785,ussr,R170_IS_2_II,8,300,300,360,221,256,50,980,1250,900,AP/CR/HE,100,8,,2.3,0.38,74,7,20,0.08,0.16,0.16,38,15,50650,750,34,26,350,1650
{"name":"IS-2-II","nation":"URSS","tier":8,"dmg":300,"speed":38,"caliber":100,"dispersion":0.38,"hp":1650}
gun.reload 8.5 → 8; gun.dualGun.reloadTimes[0] 8.5 → 8; gun.dualGun.reloadTimes[1] 8.5 → 8; gun.aimTime 2.5 → 2.3; chassis.rotationSpeed 30 → 34; hull.health 1160 → 1310; vehicle.speed.forward 34 → 38; vehicle.speed.backward 12 → 15

sweden/S21_UDES_03
4225,sweden,S21_UDES_03,8,390,390,480,288,330,53,1385,1560,640,CR/CR/HE,105,10,,3,0.35,40,1,20,0.2,0.4,0.1,70,50,20585,500,40,16,350,1200
{"name":"UDES 03","nation":"Suède","tier":8,"dmg":390,"speed":70,"caliber":105,"dispersion":0.35,"hp":1200}
gun.reload 11.7 → 10; chassis.dispersionFactors.movement 0.3 → 0.4; chassis.dispersionFactors.rotation 0.2 → 0.1; chassis.rotationSpeed 28 → 40; hull.health 800 → 1000; siege chassis.dispersionFactors.movement 0.3 → 0.4; siege chassis.dispersionFactors.rotation 0.2 → 0.1; siege chassis.rotationSpeed 28 → 40; siege hull.health 800 → 1000

japan/J16_ST_B1
3681,japan,J16_ST_B1,10,360,360,440,258,330,53,1185,950,950,AP/HC/HE,105,7.1,,2,0.37,50,8,15,0.08,0.09,0.09,50,25,37100,950,57,50,400,2000
{"name":"STB-1","nation":"Japon","tier":10,"dmg":360,"speed":50,"caliber":105,"dispersion":0.37,"hp":2000}
gun.dispersionFactors.turretTraverse 0.11 → 0.08; chassis.rotationSpeed 52 → 57; siege gun.dispersionFactors.turretTraverse 0.11 → 0.08; siege chassis.rotationSpeed 52 → 57

france/F110_Lynx_6x6
18497,france,F110_Lynx_6x6,8,240,240,320,182,240,75,1150,850,840,AP/HC/HE,90,8.23,,1.6,0.4,38,8,15,0.05,0.09,0.09,58,40,7725,285,34,60,310,1000
{"name":"Panhard AML Lynx 6x6","nation":"France","tier":8,"dmg":240,"speed":58,"caliber":90,"dispersion":0.4,"hp":1000}
shell.penetration 175 → 182; shell.penetration 207 → 240; shell.penetrationFar 149 → 156; shell.penetrationFar 207 → 240; gun.reload 8.5 → 8.23; gun.aimTime 1.8 → 1.6; gun.dispersion 0.41 → 0.4; gun.dispersionFactors.turretTraverse 0.06 → 0.05; hull.health 736 → 816; siege shell.penetration 175 → 182; siege shell.penetration 207 → 240; siege shell.penetrationFar 149 → 156; siege shell.penetrationFar 207 → 240; siege gun.reload 8.5 → 8.23; siege gun.aimTime 1.8 → 1.6; siege gun.dispersion 0.41 → 0.4; siege gun.dispersionFactors.turretTraverse 0.06 → 0.05; siege hull.health 736 → 816

ussr/R02_SU-85
257,ussr,R02_SU-85,5,180,180,300,144,194,44,950,1188,950,AP/CR/HE,85,5.5,,2.3,0.34,46,6,25,0.08,0.23,0.23,55,14,29250,540,38,44,280,500
-
gun.reload 6 → 5.5; chassis.dispersionFactors.movement 0.25 → 0.23; chassis.dispersionFactors.rotation 0.25 → 0.23; chassis.rotationSpeed 35 → 38; engine.power 500 → 540; hull.health 368 → 408

usa/A89_T54E1
15393,usa,A89_T54E1,9,390,390,480,248,310,53,1067,1067,1067,AP/HC/HE,105,36,2,2.9,0.38,40,8,13,0.16,0.2,0.2,35,20,54131,870,40,36,400,1900
{"name":"T54E1","nation":"USA","tier":9,"dmg":390,"speed":35,"caliber":105,"dispersion":0.38,"hp":1900}
gun.clip.interval 2.222222 → 2; gun.dispersion 0.4 → 0.38; gun.dispersionFactors.turretTraverse 0.1 → 0.16; gun.ammo 36 → 40; engine.power 810 → 870; hull.health 1400 → 1450

sweden/S14_Ikv_103
3457,sweden,S14_Ikv_103,5,300,300,370,120,160,53,600,600,471,HC/HC/HE,105,11.1,,2.1,0.42,29,12,20,0.14,0.22,0.22,60,20,8550,180,32,18,340,500
-
gun.dispersionFactors.turretTraverse 0.16 → 0.14; engine.power 175 → 180; hull.health 368 → 408

germany/G03_PzV_Panther
1297,germany,G03_PzV_Panther,7,135,135,175,198,244,38,945,1181,945,AP/CR/HE,75,4,,1.9,0.3,95,8,20,0.1,0.18,0.18,55,20,44610,780,36,30,380,1400
{"name":"Panther","nation":"Allemagne","tier":7,"dmg":135,"speed":55,"caliber":75,"dispersion":0.3,"hp":1400}
gun.aimTime 2.3 → 1.9; gun.dispersion 0.32 → 0.3; gun.dispersionFactors.turretTraverse 0.16 → 0.1; gun.ammo 80 → 95; chassis.rotationSpeed 32 → 36; engine.power 700 → 780; hull.health 960 → 1060

ussr/R01_IS
513,ussr,R01_IS,7,390,390,530,175,217,61,780,975,780,AP/CR/HE,122,12.3,,3.4,0.46,28,6,25,0.16,0.21,0.21,34,14,45950,750,42,28,350,1350
{"name":"IS","nation":"URSS","tier":7,"dmg":390,"speed":34,"caliber":122,"dispersion":0.46,"hp":1350}
chassis.rotationSpeed 35 → 42; engine.power 700 → 750; hull.health 904 → 1024

japan/J13_STA_1
2657,japan,J13_STA_1,8,240,240,320,219,285,45,1080,914,914,AP/HC/HE,90,6.5,,2.2,0.37,50,10,13,0.1,0.14,0.14,45,20,33805,650,53,42,390,1600
{"name":"STA-1","nation":"Japon","tier":8,"dmg":240,"speed":45,"caliber":90,"dispersion":0.37,"hp":1600}
shell.penetration 275 → 285; shell.penetrationFar 275 → 285; gun.dispersion 0.38 → 0.37; chassis.rotationSpeed 44 → 53; hull.health 1080 → 1230

uk/GB21_Cromwell
1105,uk,GB21_Cromwell,6,135,135,175,145,202,38,785,981,785,AP/CR/HE,75,3.9,,2.3,0.36,75,13,20,0.14,0.24,0.24,64,20,27684,700,36,48,360,950
{"name":"Cromwell","nation":"UK","tier":6,"dmg":135,"speed":64,"caliber":75,"dispersion":0.36,"hp":950}
gun.pitch.depression 8 → 13; gun.pitch.depressionAhead 8 → 13; gun.pitch.elevation 15 → 20; engine.power 650 → 700; hull.health 672 → 782

usa/A04_M3_Grant
3105,usa,A04_M3_Grant,4,110,110,175,92,127,38,619,820,619,AP/CR/HE,75,3,,2.1,0.41,75,9,20,0.16,0.22,0.22,38,16,27947,440,43,42,320,475
-
nothing

france/F08_AMX_50_100
3137,france,F08_AMX_50_100,8,300,300,400,232,263,50,1000,1250,1000,AP/CR/HE,100,43,2.5,2.7,0.36,60,9,13,0.12,0.22,0.22,55,20,49630,920,52,32,380,1600
{"name":"AMX 50 100","nation":"France","tier":8,"dmg":300,"speed":55,"caliber":100,"dispersion":0.36,"hp":1600}
gun.reload 50 → 43; gun.clip.interval 2.727273 → 2.5; gun.aimTime 3 → 2.7; gun.dispersionFactors.turretTraverse 0.16 → 0.12; chassis.rotationSpeed 32 → 52; engine.power 850 → 920; hull.health 1120 → 1320; vehicle.speed.forward 51 → 55

ussr/R54_KV-5
53249,ussr,R54_KV-5,8,300,300,360,196,219,54,830,1038,830,AP/CR/HE,107,8.57142857142857,,2.3,0.4,60,7,22,0.12,0.18,0.18,40,14,99900,1200,18,21.25,350,1780
{"name":"KV-5","nation":"URSS","tier":8,"dmg":300,"speed":40,"caliber":107,"dispersion":0.4,"hp":1780}
nothing

sweden/S31_Strv_K
54145,sweden,S31_Strv_K,9,390,390,480,252,310,53,1080,1350,900,AP/CR/HE,105,12,,2.5,0.34,45,10,18,0.15,0.19,0.19,40,18,40633,670,30,36,400,1850
{"name":"Strv K","nation":"Suède","tier":9,"dmg":420,"speed":45,"caliber":105,"dispersion":0.34,"hp":1850}
shell.damage 390 → 420; vehicle.speed.forward 40 → 45

czech/Cz18_TNH_105_1000
3441,czech,Cz18_TNH_105_1000,8,360,360,440,224,252,53,930,1020,830,AP/CR/HE,105,10.3,,2.3,0.35,44,7,15,0.1,0.2,0.2,50,15,47725,750,30,30,370,1650
{"name":"TNH 105/1000","nation":"Tchécoslovaquie","tier":8,"dmg":320,"speed":50,"caliber":105,"dispersion":0.41,"hp":1560}
shell.damage 320 → 360; shell.damage 420 → 440; gun.reload 10 → 10.3; gun.dispersionFactors.turretTraverse 0.12 → 0.1; chassis.dispersionFactors.movement 0.21 → 0.2; chassis.dispersionFactors.rotation 0.21 → 0.2; hull.health 1160 → 1220

czech/Cz07_TVP_46
1905,czech,Cz07_TVP_46,8,240,240,295,210,252,44,1020,1180,800,AP/CR/HE,88,25,1.7964,2.2,0.36,60,8,20,0.1,0.2,0.2,50,20,35267,770,53,42,380,1550
{"name":"TVP VTU Koncept","nation":"Tchécoslovaquie","tier":8,"dmg":240,"speed":50,"caliber":88,"dispersion":0.36,"hp":1550}
chassis.dispersionFactors.movement 0.16 → 0.2; chassis.dispersionFactors.rotation 0.16 → 0.2; chassis.rotationSpeed 44 → 53; engine.power 700 → 770; hull.health 1080 → 1180

uk/GB48_FV215b_183
9297,uk,GB48_FV215b_183,10,1150,1750,1750,310,230,92,830,830,830,AP/HE/HE,182.9,30,,3.4,0.4,20,5,15,0.4,0.26,0.26,34.3,12,59700,800,24,16,390,2000
{"name":"FV215b (183)","nation":"UK","tier":10,"dmg":1150,"speed":34,"caliber":183,"dispersion":0.4,"hp":2000}
nothing

ussr/R171_IS_3_II
22529,ussr,R171_IS_3_II,9,390,390,530,243,292,68,1007,1259,1007,AP/CR/HE,122,10.5,,3,0.4,74,8,20,0.08,0.16,0.16,38,15,55164,780,36,26,380,1900
{"name":"IS-3-II","nation":"URSS","tier":9,"dmg":390,"speed":38,"caliber":122,"dispersion":0.4,"hp":1900}
chassis.rotationSpeed 28 → 36; turret.rotationSpeed 22 → 26; hull.health 1440 → 1540

czech/Cz24_Vz_64_Blesk
4721,czech,Cz24_Vz_64_Blesk,8,9,6,16,163,217,37,900,1120,720,AP/CR/HE,37,22,0.0308,2.4,0.42,1664,10,25,0.1,0.14,0.14,60,21,14725,420,43,50,380,1200
{"name":"Vz. 64 Blesk","nation":"Tchécoslovaquie","tier":8,"dmg":9,"speed":60,"caliber":37,"dispersion":0.42,"hp":1200}
shell.damage 6 → 9; shell.damage 4 → 6; shell.damage 12 → 16; gun.reload 20 → 22; gun.clip.interval 0.028571 → 0.0308; gun.ammo 2240 → 1664; hull.health 800 → 1000
`;

export const STATED_CASES: readonly StatedCase[] = CASES.trim()
  .split("\n\n")
  .map((block) => {
    const [vehicle = "", row = "", published = "-", revises = ""] = block.split("\n");
    return {
      vehicle,
      row,
      published: published === "-" ? undefined : published,
      revises: revises === "nothing" ? [] : revises.split("; "),
    };
  });
