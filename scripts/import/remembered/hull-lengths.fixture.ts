/**
 * Remembered hull lengths without the gun, m, for vehicles that were built, by client tag. No source in the project
 * states them: they are the values commonly printed by reference works and museums (such as Hunnicutt for American,
 * Solyankin for Soviet, Chamberlain and Doyle for German vehicles), written down from memory to check whether our own
 * measurements are far off. Nothing shown on the site comes from them. Sources differ by a few centimetres, and by
 * more if one includes fenders or stowage. Tails, spades and fuel drums are excluded.
 */
export const HULL_LENGTHS = lengthsOf(`
  R04_T-34 5.92, R07_T-34-85 6.1, R20_T-44 6.07, R40_T-54 6.04, R80_KV1 6.68, R77_KV2 6.95, R13_KV-1s 6.9,
  R106_KV85 6.9, R01_IS 6.77, R19_IS-3 6.77, R90_IS_4M 6.68, R45_IS-7 7.38, R81_IS8 7.04, R06_T-28 7.44,
  R03_BT-7 5.66, R08_BT-2 5.5, R09_T-26 4.62, R22_T-46 5.65, R42_T-60 4.1, R43_T-70 4.29, R41_T-50 5.2,
  R24_SU-76 4.97, R02_SU-85 5.92, R17_SU-100 6.1, R47_ISU-152 6.77, R18_SU-152 6.9, R89_SU122_44 6.07, R54_KV-5 8.28,
  R12_A-20 5.76, R31_Valentine_LL 5.41, R32_Matilda_II_LL 5.61, R33_Churchill_LL 7.44, R84_Tetrarch_LL 4.11,
  R67_M3_LL 4.53, R34_BT-SV 5.66, R174_BT-5 5.58, R23_T-43 6.1, R87_T62A 6.63, R71_IS_2B 6.77, R154_T_34E_1943 5.92,
  R68_A-32 5.76, R14_SU-5 4.84, R46_KV-13 6.65, R53_Object_704 6.77, R50_SU76I 5.52, R110_Object_260 7.38,
  G04_PzVI_Tiger_I 6.32, G16_PzVIB_Tiger_II 7.38, G03_PzV_Panther 6.87, G18_JagdPanther 6.87, G44_JagdTiger 7.8,
  G37_Ferdinand 6.8, G42_Maus 9.03, G56_E-100 8.69, G81_Pz_IV_AusfH 5.92, G80_Pz_IV_AusfD 5.92, G83_Pz_IV_AusfA 5.92,
  G10_PzIII_AusfJ 5.52, G102_Pz_III 5.38, G06_PzII 4.81, G53_PzI 4.42, G08_Pz38t 4.61, G07_Pz35t 4.9, G09_Hetzer 4.87,
  G25_PzII_Luchs 4.63, G05_StuG_40_AusfG 5.4, G101_StuG_III 5.38, G104_Stug_IV 5.92, G17_JagdPzIV 5.92,
  G40_Nashorn 6.2, G02_Hummel 6.2, G19_Wespe 4.81, G89_Leopard1 7.09, G12_Ltraktor 4.21, G57_PzVI_Tiger_P 6.7,
  G33_H39_captured 4.22, G34_S35_captured 5.38, G35_B-1bis_captured 6.37, G105_T-55_NVA_DDR 6.2, G136_Tiger_131 6.32,
  G112_KanonenJagdPanzer 6.24, G63_PzI_ausf_C 4.19, G116_Turan_III_prot 5.55, G117_Toldi_III 4.75,
  G78_Panther_M10 6.87, G21_PanzerJager_I 4.42, G36_PzII_J 4.2, G170_PzKpfwIV_Ausf_F2 5.92,
  A05_M4_Sherman 5.84, A04_M3_Grant 5.64, A03_M3_Stuart 4.53, A22_M5_Stuart 4.34, A34_M24_Chaffee 4.99,
  A97_M41_Bulldog 5.82, A35_Pershing 6.33, A63_M46_Patton 6.36, A120_M48A5 6.88, A92_M60 6.95, A66_M103 6.99,
  A10_M6 7.54, A41_M18_Hellcat 5.28, A30_M10_Wolverine 5.97, A31_M36_Slagger 5.97, A16_M7_Priest 6.02, A32_M12 6.73,
  A18_M41 5.84, A87_M44 6.16, A88_M53_55 7.91, A17_M37 5.54, A02_M2_lt 4.43, A25_M2_med 5.38, A01_T1_Cunningham 3.81,
  A43_M22_Locust 3.94, A36_Sherman_Jumbo 6.27, A116_XM551 6.3, A62_Ram-II 5.79, A101_M56 4.55, A99_T92_LT 4.95,
  A57_M8A1 4.98,
  Ch01_Type59 6.04, Ch02_Type62 5.55, Ch10_IS2 6.77, Ch20_Type58 6.1, Ch21_T34 5.92, Ch08_Type97_Chi_Ha 5.52,
  Ch09_M5 4.84, Ch07_Vickers_MkE_Type_BT26 4.56, Ch42_WalkerBulldog_M41D 5.82,
  F04_B1 6.37, F02_D1 4.81, F03_D2 5.46, F12_Hotchkiss_H35 4.22, F49_RenaultR35 4.02, F50_FCM36_20t 4.46,
  F44_Somua_S35 5.38, F16_AMX_13_75 4.88, F17_AMX_13_90 4.88, F72_AMX_30 6.59, F106_Panhard_EBR_75_Mle1954 5.56,
  F100_Panhard_EBR_90 5.56, F109_AMD_Panhard_178B 4.79, F42_AMR_35 3.84, F112_M10_RBFM 5.97, F52_RenaultUE57 2.8,
  GB07_Matilda 5.61, GB04_Valentine 5.41, GB08_Churchill_I 7.44, GB09_Churchill_VII 7.44, GB21_Cromwell 6.35,
  GB20_Crusader 5.97, GB60_Covenanter 5.8, GB22_Comet 6.55, GB23_Centurion 7.56, GB24_Centurion_Mk3 7.56,
  GB12_Conqueror 7.72, GB32_Tortoise 7.24, GB58_Cruiser_Mk_III 6.02, GB59_Cruiser_Mk_IV 6.02, GB03_Cruiser_Mk_I 5.79,
  GB69_Cruiser_Mk_II 5.59, GB05_Vickers_Medium_Mk_II 5.33, GB76_Mk_VIC 3.96, GB25_Loyd_Gun_Carriage 4.24,
  GB27_Sexton 6.12, GB28_Bishop 5.64, GB44_Archer 5.54, GB110_FV4201_Chieftain_Prototype 7.52,
  GB33_Sentinel_AC_I 6.33, GB63_TOG_II 10.13, GB116_Harry_Hopkins_I 4.27, GB125_Saladin 4.93,
  GB122_Staghound_Mk_III 5.49, GB45_Achilles_IIC 5.97, GB39_Universal_CarrierQF2 3.65, GB124_AEC_Armoured_Car 5.18,
  GB114_Vickers_MBT_Mk3 7.56,
  J03_Ha_Go 4.38, J07_Chi_Ha 5.52, J08_Chi_Nu 5.64, J09_Chi_He 5.73, J10_Chi_To 6.34, J11_Chi_Ri 7.31,
  J14_Type_61 6.3, J37_Type_3_Ho_Ni_III 5.52, J26_Type_89 5.75, J04_Ke_Ni 4.11, J02_Te_Ke 3.7, J16_ST_B1 6.7,
  J22_Type_95 6.47, J19_Tiger_I_Jpn 6.32, J06_Ke_Ho 4.38,
  Cz03_LT_vz35 4.9, Cz10_LT_vz38 4.61, Cz11_V_8_H 5.35,
  S11_Strv_103B 7.04, S02_Strv_M42 6.22, S03_Strv_M38 4.66, S12_Strv_M40 4.9, S23_Strv_81 7.56, S01_Strv_74_A2 6.08,
  S07_Strv_74 6.08,
  Pl09_7TP 4.56, Pl06_10TP 5.4, Pl14_4TP 3.84, Pl01_TKS_20mm 2.56, Pl03_PzV_Poland 6.87,
  It06_M14_41 4.92, It03_M15_42 5.06, It05_Carro_L6_40 3.78, It07_P26_40 5.8, It28_Semovente_M41_Da_75_18 4.92,
  It27_M43_da_105_25_Bassoto 5.1
`);

/** Real length of the barrel, m, without a muzzle brake, by the tag of the client; from the same kind of sources. */
export const BARREL_LENGTHS = lengthsOf(`
  _88mm_KwK_36_L56 4.93, _88mm_KwK_43_L71 6.25, _88mm_PaK_43_L71 6.25, _75mm_KwK_40_L43 3.23, _75mm_KwK_40_L48 3.6,
  _75mm_KwK_37_L24 1.77, _75mm_StuK42_L70 5.25, _128mm_PaK44_L55 7.02, _105mm_BK_L7A3_L51 5.55, _75mm_Gun_M3_L37 3,
  _37mm_M-6_L53 2.1, _50mm_KwK_39_L60 3, _50mm_KwK_38_L42 2.1, _105mm_kan_strv_103_L_62 6.51, _105mm_leFH18_L28 2.94,
  _105mm_StuH42_L28 2.94, _150mm_sFH18_L30 4.44, _37mm_KwK_38t_L47 1.77, _90mm_Cannone_da_90_53_semovente 4.74,
  _75mm_Cannone_da_75_18 1.35, _88mm_Flak_41_L74 6.55
`);

/** Tags with their lengths. */
function lengthsOf(text: string): Readonly<Record<string, number>> {
  const pairs = text.split(",").map((pair) => pair.trim().split(" "));
  return Object.fromEntries(pairs.map(([tag = "", length]) => [tag, Number(length)]));
}
