/** A vehicle, a code and what it holds. */
const CODES = `
ussr/heavyTank/X/R45_IS-7 1AgMsLS4EAQAFIwYBAgMEBQYGFhcYGRobBg4PEBESEwYeHyAhIiMGJCUmJygpBgMBAgMHAWgPvw deluxImprovedConfiguration,deluxImprovedVentilation,deluxRammer|handExtinguishers,autoExtinguishers,smallMedkit|improvedConfigurationBattleBooster|repair,camouflage,brotherhood,armorPatching,commander_tutor,commander_coordination;gunner_smoothTurret,gunner_armorer,gunner_sniper,gunner_rancorous,gunner_focus,gunner_quickAiming;driver_smoothDriving,driver_virtuoso,driver_badRoadsKing,driver_rammingMaster,driver_motorExpert,driver_reliablePlacement;loader_pedant,loader_desperado,loader_intuition,loader_perfectCharge,loader_melee,loader_ammunitionImprove;loader_magMastery,loader_secondChance,radioman_finder,radioman_expert,radioman_sideBySide,fireFighting
ussr/heavyTank/X/R45_IS-7 1AgMvMDEEAQAFEwYHCAkKCwwCHB0CFBUABCorLC0GAwQFBgcBaZRT deluxCoatedOptics,deluxAimingStabilizer,deluxEnhancedAimDrives|largeMedkit,smallRepairkit,largeRepairkit|improvedVentilationBattleBooster|commander_enemyShotPredictor,commander_sixthSense,commander_eagleEye,commander_emergency,commander_practical,commander_holdLine;gunner_loneWolf,gunner_pointBlast;driver_suspensionRepair,driver_bulletproof;;radioman_interference,radioman_signalInterception,radioman_battleTempered,radioman_threatSearch
ussr/heavyTank/X/R45_IS-7 1AgNwcXYEAQAFBgENAAAAAAYDDEIABwFqRck deluxeTurbocharger,deluxeExtraHealthReserve,deluxeImprovedRotationMechanism|ration,qualityFuel,-|rammerBattleBooster|commander_staySharp
ussr/heavyTank/X/R45_IS-7 1AgN5ejMGA0MAAAcBa-tn deluxeImprovedSights,deluxeAdditionalInvisibilityDevice,trophyBasicAimDrives|excellentFuel,-,-|coatedOpticsBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgM0NTcHAWwayA trophyUpgradedAimDrives,trophyBasicTankRammer,trophyBasicImprovedVentilation|-,-,-|aimingStabilizerBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgM2ODkHAW0i7A trophyUpgradedTankRammer,trophyUpgradedImprovedVentilation,trophyBasicAimingStabilizer|-,-,-|enhancedAimDrivesBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgM6O2oHAW5b2Q trophyUpgradedAimingStabilizer,trophyBasicCoatedOptics,trophyBasicImprovedConfiguration|-,-,-|camouflageBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgM8a2wHAW-Q3w trophyUpgradedCoatedOptics,trophyUpgradedImprovedConfiguration,trophyBasicImprovedRotationMechanism|-,-,-|smoothTurretBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgNtbnIHAXDLLw trophyUpgradedImprovedRotationMechanism,trophyBasicImprovedSights,trophyBasicAdditionalInvisibilityDevice|-,-,-|virtuosoBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgNvc3QHAXHVXQ trophyUpgradedImprovedSights,trophyUpgradedAdditionalInvisibilityDevice,trophyBasicTurbocharger|-,-,-|smoothDrivingBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgN1dz8HAXKrwQ trophyUpgradedTurbocharger,trophyBasicExtraHealthReserve,improvedConfiguration_tier1|-,-,-|fireFightingBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgN4QkYHAXOB5g trophyUpgradedExtraHealthReserve,antifragmentationLining_tier2,stereoscope_tier1|-,-,-|sixthSenseBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgNJS04HAXRkGg coatedOptics_tier1,camouflageNet_tier2,improvedVentilation_tier1|-,-,-|rancorousBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgNRU1YHAXV9kw grousers_tier1,tankRammer_tier1,enhancedAimDrives_tier1|-,-,-|pedantBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgNYW14HAXaVBw aimingStabilizer_tier1,additionalInvisibilityDevice_tier1,extraHealthReserve_tier1|-,-,-|lastEffortBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgNhZGcHAssBCO0 improvedRotationMechanism_tier1,turbocharger_tier1,improvedSights_tier1|-,-,-|turbochargerBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgaXAZoBnQEHAswBsZ4 modernizedAimDrivesAimingStabilizer1,modernizedTurbochargerRotationMechanism1,modernizedExtraHealthReserveAntifragmentationLining1|-,-,-|improvedSightsBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgaYAZsBngEHAs0Btbg modernizedAimDrivesAimingStabilizer2,modernizedTurbochargerRotationMechanism2,modernizedExtraHealthReserveAntifragmentationLining2|-,-,-|additInvisibilityDeviceBattleBooster|
ussr/heavyTank/X/R45_IS-7 1AgaZAZwBnwEHAs4BudI modernizedAimDrivesAimingStabilizer3,modernizedTurbochargerRotationMechanism3,modernizedExtraHealthReserveAntifragmentationLining3|-,-,-|practicalityBattleBooster|
ussr/heavyTank/X/R45_IS-7 1BwLPAdnC -,-,-|-,-,-|enemyShotPredictorBattleBooster|
germany/heavyTank/VII/G04_PzVI_Tiger_I 1AgM-QUUGAwoAANzR improvedConfiguration_tier2,antifragmentationLining_tier3,stereoscope_tier2|chocolate,-,-|-|
germany/heavyTank/VII/G04_PzVI_Tiger_I 1AgNITVDq2Q coatedOptics_tier2,improvedVentilation_tier2,grousers_tier2|-,-,-|-|
germany/heavyTank/VII/G04_PzVI_Tiger_I 1AgNSVVoHEg tankRammer_tier2,enhancedAimDrives_tier2,additionalInvisibilityDevice_tier2|-,-,-|-|
germany/heavyTank/VII/G04_PzVI_Tiger_I 1AgNdYGMmUg extraHealthReserve_tier2,improvedRotationMechanism_tier2,turbocharger_tier2|-,-,-|-|
germany/heavyTank/VII/G04_PzVI_Tiger_I 1AgNmAABrSQ improvedSights_tier2,-,-|-,-,-|-|
france/lightTank/X/F108_Panhard_EBR_105 1AgNATF8GAw4AAAjX antifragmentationLining_tier4,improvedVentilation_tier3,improvedRadioCommunication|hotCoffee,-,-|-|
france/lightTank/X/F108_Panhard_EBR_105 1AgNlAABqRg commandersView,-,-|-,-,-|-|
usa/mediumTank/XI/A183_XM69_Hacker 1BgNlAABuWg -,-,-|cocacola,-,-|-|
china/heavyTank/VIII/Ch47_BZ_176 1BgMQAAAZWg -,-,-|ration_china,-,-|-|
ussr/mediumTank/V/R04_T-34 1AgNcAABhKw extraHealthReserve_tier3,-,-|-,-,-|-|
poland/mediumTank/VI/Pl03_PzV_Poland 1BgNAAABJ6g -,-,-|ration_poland,-,-|-|
usa/lightTank/III/A03_M3_Stuart 1AgJER4_d stereoscope_tier3,coatedOptics_tier3|-,-|-|
usa/lightTank/III/A03_M3_Stuart 1AgJKT53x camouflageNet_tier3,grousers_tier3|-,-|-|
usa/lightTank/III/A03_M3_Stuart 1AgJUWbEQ enhancedAimDrives_tier3,additionalInvisibilityDevice_tier3|-,-|-|
usa/lightTank/III/A03_M3_Stuart 1AgJiAGbS turbocharger_tier3,-|-,-|-|
china/lightTank/VII/Ch02_Type62 1AgNXAABcHA aimingStabilizer_tier2,-,-|-,-,-|-|
uk/mediumTank/II/GB05_Vickers_Medium_Mk_II 1BgESGSY -|ration_uk|-|
japan/mediumTank/II/J15_Chi_Ni 1BgETGic -|ration_japan|-|
czech/lightTank/II/Cz03_LT_vz35 1BgE-RVI -|ration_czech|-|
sweden/lightTank/II/S03_Strv_M38 1BgE_RlM -|ration_sweden|-|
italy/lightTank/II/It05_Carro_L6_40 1BgFBSFU -|ration_italy|-|
japan/heavyTank/X/J20_Type_2605 1AgNDAABI3w antifragmentationLining_tier1,-,-|-,-,-|-|
china/heavyTank/IX/Ch59_BZ58_2 1BgS1AQAAwBI -,-,-|builtinRepairkit,-,-|-|
`;

/**
 * Codes of loadouts as they were given away, with the vehicle that they are of and what they hold: equipment, consumables,
 * directive and the skills of each seat, by the client's tags. Between them they have every skill that has a number, and
 * every device, directive and consumable of their day that a vehicle could have. None may ever mean anything else: a row
 * is added for what is new, and never changed.
 */
export const GOLDEN_CODES = CODES.trim()
  .split("\n")
  .map((line) => line.split(" ") as [vehicle: string, code: string, holds: string]);
