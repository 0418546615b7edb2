/// What is taken from `OTHER_SWIFT_FLAGS`: conditions and features of the language; all else is left out.
struct SwiftFlags: Equatable {
  var conditions: [String] = []
  var features: [CompilerFeature] = []
  var strictConcurrency: String?
  var isolatesToMainActor: Bool?
  /// The flags that are left out, each with its value.
  var leftOut: [String] = []

  /// Flags whose value is the next word, so that it is left out with them.
  private static let flagsWithValues: Set<String> = [
    "-Xcc", "-Xlinker", "-Xclang-linker", "-Xllvm", "-I", "-F", "-L", "-Fsystem", "-Isystem", "-framework",
    "-import-objc-header", "-module-name", "-swift-version", "-target", "-sdk", "-o", "-package-name", "-num-threads",
    "-load-plugin-executable", "-load-plugin-library", "-plugin-path", "-external-plugin-path", "-vfsoverlay",
    "-working-directory",
    "-debug-info-format", "-file-compilation-dir", "-debug-prefix-map", "-file-prefix-map", "-diagnostic-style", "-Wwarning",
    "-Werror", "-disable-upcoming-feature", "-disable-experimental-feature",
  ]

  /// Reads the words of the setting.
  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      // What is for the compiler's own program is written like what is for its driver.
      if word == "-Xfrontend" { continue }
      read(word, &rest)
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) {
    switch word {
    case "-D": take(condition: Self.value(&rest), flag: word)
    case _ where word.hasPrefix("-D"): take(condition: String(word.dropFirst(2)), flag: word)
    case "-enable-upcoming-feature", "-enable-experimental-feature": take(feature: Self.value(&rest), flag: word)
    case "-enable-bare-slash-regex": features.append(CompilerFeature(name: "BareSlashRegexLiterals", isUpcoming: true))
    case "-strict-concurrency": take(strictness: Self.value(&rest), flag: word)
    case _ where word.hasPrefix("-strict-concurrency="): take(strictness: String(word.dropFirst(20)), flag: word)
    case "-default-isolation":
      let value = Self.value(&rest)
      if value == "MainActor" || value == "nonisolated" {
        isolatesToMainActor = value == "MainActor"
      } else {
        leftOut.append(word)
      }
    case _ where Self.flagsWithValues.contains(word):
      leftOut.append(([word] + [Self.value(&rest, ofAnyKind: word.hasPrefix("-X"))].compactMap { $0 }).joined(separator: " "))
    default: leftOut.append(word)
    }
  }

  /// The next word; that of `-Xfrontend -flag -Xfrontend value` stands behind another one.
  ///
  /// No flag is a value, except of those that hand flags on.
  private static func value(_ rest: inout ArraySlice<String>, ofAnyKind: Bool = false) -> String? {
    if rest.first == "-Xfrontend", rest.dropFirst().first?.hasPrefix("-") == false { rest.removeFirst() }
    guard ofAnyKind || rest.first?.hasPrefix("-") == false else { return nil }
    return rest.popFirst()
  }

  private mutating func take(condition: String?, flag: String) {
    guard let condition, CompileSettings.isCondition(condition) else {
      return leftOut.append(condition.map { "-D " + $0 } ?? flag)
    }
    conditions.append(condition)
  }

  private mutating func take(feature: String?, flag: String) {
    guard let name = feature, let feature = CompilerFeature(flag: name) else {
      // Features that are part of the language by now have no name any more; the compiler would not know the others either.
      return leftOut.append([flag, feature].compactMap { $0 }.joined(separator: " "))
    }
    features.append(feature)
  }

  private mutating func take(strictness: String?, flag: String) {
    guard let strictness, CompileSettings.strictnesses.contains(strictness) else { return leftOut.append(flag) }
    strictConcurrency = strictness
  }
}
