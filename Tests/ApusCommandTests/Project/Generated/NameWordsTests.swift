import Testing

@testable import ApusCommand

@Suite("The names of generated symbols")
struct NameWordsTests {
  /// Pairs as they stand in files that Xcode made.
  private static let assets = [
    ("AccentColor", "accent"), ("BackgroundColor", "background"), ("btn_color", "btn"), ("background-color", "background"),
    ("noImage", "no"), ("adult_products_image", "adultProducts"), ("bg_color", "bg"), ("offer_Image", "offer"),
    ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("Color", "color"), ("Color 1", "color1"), ("image 10", "image10"),
    ("white_color_85", "whiteColor85"), ("BGColorOne", "bgColorOne"), ("colorSurface", "colorSurface"),
    ("APCPhoto", "apcPhoto"), ("TLSold", "tlSold"), ("TLS2016", "TLS_2016"), ("LuLu", "luLu"), ("M", "M"), ("M-stadt", "mStadt"),
    ("BMW", "BMW"), ("Mac", "mac"), ("ironMaiden2", "ironMaiden2"), ("icon_ID", "iconID"), ("blueEF", "blueEF"),
    ("A-1-1-0", "A_1_1_0"), ("1_1", "_1_1"), ("16_9", "_16_9"), ("121212", "_121212"), ("292C38", "_292_C_38"), ("10C", "_10_C"),
    ("FFE05D", "FFE_05_D"), ("DCAC00", "DCAC_00"), ("c50000", "c50000"), ("color_24292B", "color24292B"),
    ("color_FF453A", "colorFF453A"), ("01d", "_01D"), ("402a", "_402A"), ("3x", "_3X"), ("1_back_arm", "_1BackArm"),
    ("favicon-32x32", "favicon32X32"), ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
    ("1+e", "_1E"), ("Product.1", "product1"), ("Zpp.img", "zppImg"), ("primary-30%", "primary30"),
    ("Connecting0_", "connecting0"), ("AllTrails-White", "allTrailsWhite"), ("switch", "`switch`"), ("Default", "`default`"),
    ("as", "`as`"), ("type", "type"),
  ]

  @Test("of colours and pictures are those of Xcode", arguments: assets)
  func assetNames(name: String, symbol: String) { #expect(NameWords.symbol(ofAsset: name) == symbol) }

  @Test(
    "of groups begin with a capital",
    arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("Colors", "Colors")])
  func groupNames(name: String, symbol: String) { #expect(NameWords.symbol(ofGroup: name) == symbol) }

  @Test("there is none where a name has nothing that Swift could take", arguments: ["", "🍎", "- +", "%"])
  func none(name: String) {
    #expect(NameWords.symbol(ofAsset: name) == nil && NameWords.symbol(ofGroup: name) == nil)
    #expect(NameWords.symbol(ofText: name) == nil)
  }

  @Test(
    "of texts are those of Xcode: in each word only the first letter keeps its capital",
    arguments: [
      ("character.bear", "characterBear"), ("game.encouragement.0", "gameEncouragement0"), ("common.ok", "commonOk"),
      ("A list with that name already exists.", "aListWithThatNameAlreadyExists"), ("ALPS_DESCRIPTION", "alpsDescription"),
      ("Deleting Synced Content…", "deletingSyncedContent"), ("Setting Up iCloud Sync…", "settingUpICloudSync"),
      ("iCloud Sync is on.", "iCloudSyncIsOn"), ("Snip Snap’s local-only CKAsset data", "snipSnapsLocalOnlyCkassetData"),
      ("Retro Green CRT", "retroGreenCrt"), ("CFBundleDisplayName", "cfbundleDisplayName"), ("F_A_Title", "fATitle"),
      ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"), ("MiB", "miB"), ("continue", "`continue`"),
    ])
  func textNames(key: String, symbol: String) { #expect(NameWords.symbol(ofText: key) == symbol) }

  @Test("words end at changes between letters and digits, or where a new capital begins")
  func words() {
    #expect(NameWords("APCPhoto2x", .assets).words == ["APC", "Photo", "2", "x"])
    #expect(NameWords("it's 2x iCloud", .texts).words == ["its", "2x", "i", "Cloud"])
  }
}
