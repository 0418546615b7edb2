import Foundation

/// What an app says of itself, as `Bundle.main.infoDictionary` finds it: the project's own file with values in the places of
/// settings, what the settings generate, and what every app has.
struct InfoPlist {
  /// Texts, numbers, truth values, dates, bytes, and arrays and dictionaries of them.
  private(set) var values: [String: Any] = [:]
  /// How many bytes references in the file may still become.
  private var budget = InfoPlist.mostBytes
  private var isCutOff = false

  /// More bytes than such a file has, and than one text of it.
  static let mostBytes = Int(PropertyListFile.mostBytes), mostTextBytes = 1 << 16

  /// Puts a target's values together.
  ///
  /// - Parameters:
  ///   - settings: The target's.
  ///   - root: The folder that the file's path begins in.
  ///   - warnings: Gets a line for a file that is not there or cannot be read; the app then has the other values.
  init(settings: ResolvedSettings, root: Path, warnings: inout [String]) {
    if let file = Self.file(settings: settings, root: root) {
      do {
        let written = try PropertyListFile.dictionary(at: file)
        let identifier = settings.expanded(written["CFBundleIdentifier"] as? String ?? "$(PRODUCT_BUNDLE_IDENTIFIER)")
        let expand = { (text: String, limit: Int) in
          settings.expanded(text, with: ["CFBundleIdentifier": identifier], limit: limit)
        }
        values = written.mapValues { expanded($0, expand) }
      } catch {
        warnings.append("\((error as? CommandError)?.message ?? "cannot read \(file)"); the app has generated values instead")
      }
    }
    if isCutOff { warnings.append("the Info.plist refers to settings so often that it is too large; some values are cut off") }
    values = values.filter { !(Self.neverEmpty.contains($0.key) && ($0.value as? String)?.isEmpty == true) }
    values.merge(GeneratedInfo.values(settings)) { $1 }
    values.merge(GeneratedInfo.standard(settings)) { own, _ in own }
    let name = values["CFBundleName"] as? String ?? ""
    values["CFBundleDisplayName"] = values["CFBundleDisplayName"] ?? name
    values["CFBundleIdentifier"] = BundleIdentifier.usable(values["CFBundleIdentifier"] as? String ?? "", name: name)
  }

  /// The file that the settings name, which is not among the app's resources then; `nil` where they name none.
  static func file(settings: ResolvedSettings, root: Path) -> Path? {
    let name = (settings["INFOPLIST_FILE"] ?? "").trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? nil : Path(name).absolute(in: root)
  }

  /// Says which file of the bundle is the program or library, without the `lib` and `.so` around its name.
  ///
  /// Foundation takes a folder for no bundle where the file of that name is not there.
  mutating func setExecutable(_ name: String) { values["CFBundleExecutable"] = name }

  /// The file as it lies in the app; the same values make the same bytes.
  func data() throws -> Data {
    do { return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) } catch {
      throw CommandError.failure("cannot write an Info.plist: \(error.localizedDescription)")
    }
  }

  /// Keys that Xcode leaves out where their text is empty.
  private static let neverEmpty: Set<String> = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString", "CFBundleIconFile", "CFBundleIdentifier",
    "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion",
    "CFBundleDisplayName", "NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass",
  ]

  /// A value with all texts in it expanded; keys stay.
  private mutating func expanded(_ value: Any, _ expand: (String, Int) -> String) -> Any {
    if let text = value as? String {
      guard SettingExpansion.isNeeded(for: text) else { return Self.writable(text) }
      guard budget >= Self.mostTextBytes else {
        isCutOff = true
        return ""
      }
      let result = Self.writable(expand(text, Self.mostTextBytes))
      budget -= result.utf8.count + 1
      return result
    }
    if let list = value as? [Any] { return list.map { expanded($0, expand) } }
    if let dictionary = value as? [String: Any] {
      return Dictionary(uniqueKeysWithValues: dictionary.map { ($0.key, expanded($0.value, expand)) })
    }
    return value
  }

  /// A text without what XML cannot hold.
  private static func writable(_ text: String) -> String {
    let isWritable = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || "\t\n\r".unicodeScalars.contains(scalar)
    }
    guard !text.unicodeScalars.allSatisfy(isWritable) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isWritable)))
  }
}
