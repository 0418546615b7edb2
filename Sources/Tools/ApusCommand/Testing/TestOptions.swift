/// What the words after `apus test` ask for.
struct TestOptions: Equatable {
  var withoutGTK = false
  var withoutFuzz = false
  var sanitizer: Sanitizer?
  var selection: TestSelection
  /// The revision since which a test's sources must have changed for it to run; `nil` runs all.
  var changedSince: String?
  var isThorough = false
  /// Whether tests that have passed before run, too, where nothing has changed that they can see.
  var wantsAll = false
  var wantsBuildTimes = false
  /// The seed of the lines that are changed to see whether tests notice; `nil` where they are not asked.
  var mutants: UInt64?
  /// What `swift test` is called with, where it is asked for more than to run tests.
  var rest: [String]

  static let noGTK = "--no-gtk", noFuzz = "--no-fuzz", changed = "--changed", all = "--all"
  static let thorough = "--thorough", buildTimes = "--build-times", mutants = "--mutants"

  /// Takes the words as they are: the options of `swift test` are not ours to check.
  init(words: [String]) throws {
    rest = words
    withoutGTK = Self.take(Self.noGTK, from: &rest)
    withoutFuzz = Self.take(Self.noFuzz, from: &rest)
    wantsAll = Self.take(Self.all, from: &rest)
    isThorough = Self.take(Self.thorough, from: &rest)
    wantsBuildTimes = Self.take(Self.buildTimes, from: &rest)
    mutants = try Self.takeSeed(from: &rest)
    sanitizer = try Sanitizer(takenFrom: &rest)
    selection = try TestSelection(takenFrom: &rest)
    changedSince = try Self.takeRevision(from: &rest)
    let alone =
      (isThorough ? [Self.thorough] : []) + (wantsBuildTimes ? [Self.buildTimes] : []) + (mutants == nil ? [] : [Self.mutants])
    let others = words.filter { $0 != Self.noGTK && !alone.contains($0) && (mutants == nil || UInt64($0) == nil) }
    if let option = alone.first, let other = alone.dropFirst().first ?? others.first {
      throw CommandError.usage("\(option) does not go with \(other), only with \(Self.noGTK)")
    }
    if changedSince != nil, let word = rest.first {
      throw CommandError.usage("\(Self.changed) does not go with \(word)")
    }
  }

  /// Whether bad input is to be tried, too.
  var wantsFuzz: Bool {
    !withoutFuzz && rest.isEmpty && selection.isEverything && sanitizer == nil && changedSince == nil
  }

  /// Whether suites may be left out that passed before, and those that pass are remembered: only where everything is asked for.
  var remembers: Bool { !wantsAll && rest.isEmpty && selection.isEverything && sanitizer == nil && changedSince == nil }

  private static func take(_ option: String, from words: inout [String]) -> Bool {
    let isThere = words.contains(option)
    words.removeAll { $0 == option }
    return isThere
  }

  /// Takes `--mutants SEED`.
  private static func takeSeed(from words: inout [String]) throws -> UInt64? {
    guard let index = words.firstIndex(of: mutants) else { return nil }
    guard index + 1 < words.count, let seed = UInt64(words[index + 1]) else {
      throw CommandError.usage("\(mutants) needs a seed, a number that chooses what is changed")
    }
    words.removeSubrange(index...index + 1)
    return seed
  }

  /// Takes `--changed`, `--changed REVISION` or `--changed=REVISION`; without a revision it is what was committed last.
  private static func takeRevision(from words: inout [String]) throws -> String? {
    guard let index = words.firstIndex(where: { $0 == changed || $0.hasPrefix(changed + "=") }) else { return nil }
    let word = words.remove(at: index)
    var revision = "HEAD"
    if word != changed {
      revision = String(word.dropFirst(changed.count + 1))
    } else if index < words.count, !words[index].hasPrefix("-") {
      revision = words.remove(at: index)
    }
    // Git would take it for an option.
    guard !revision.isEmpty, !revision.hasPrefix("-") else { throw CommandError.usage("\(changed) needs a revision after =") }
    return revision
  }
}
