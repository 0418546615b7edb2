import Foundation

/// What the package manager has said so far: what of it people should see, and why it failed.
struct PackageOutput: Equatable {
  /// The addresses that were asked for and have not answered.
  private(set) var unreached: [String] = []
  /// The lines that complain, the first first.
  private(set) var complaints: [String] = []
  /// The lines that people should see.
  private(set) var shown: [String] = []
  /// Paths in what it says, and what they are called for people: those of copies that stand for a package's own files.
  var names: [(path: String, name: String)] = []

  /// What to do with a line.
  enum Line: Equatable {
    /// It tells how far the work has come.
    case progress(String)
    case shown(String)
    case hidden
  }

  private static let mostLines = 1_000

  init(names: [(path: String, name: String)] = []) { self.names = names }

  static func == (left: PackageOutput, right: PackageOutput) -> Bool {
    left.unreached == right.unreached && left.shown == right.shown && left.complaints == right.complaints
      && left.names.map(\.path) == right.names.map(\.path) && left.names.map(\.name) == right.names.map(\.name)
  }

  /// Takes a line, in which codes for colours may stand.
  mutating func take(_ line: String) -> Line {
    if let url = Self.rest(of: line, after: "Fetching ") {
      unreached.append(url)
      return .progress(line)
    }
    if let url = Self.rest(of: line, after: "Fetched ") {
      unreached.removeAll { $0 == url }
      return .progress(line)
    }
    if line.hasPrefix("[") || Self.steps.contains(where: line.hasPrefix) { return .progress(line) }
    if Self.noise.contains(where: line.contains) { return .hidden }
    let isComplaint = line.contains("error: ") || line.contains("fatal: ")
    if isComplaint, complaints.count < Self.mostLines { complaints.append(line) }
    let text = names.reduce(line) { $0.replacingOccurrences(of: $1.path, with: $1.name) }
    // Who wants to read more than this has lost the beginning.
    if shown.count < Self.mostLines { shown.append(text) }
    return .shown(text)
  }

  private static let steps = [
    "Building for", "Build of product", "Build complete", "Computing version", "Computed ", "Creating working copy",
    "Working copy of",
    "Updating ", "Updated ", "Downloading ", "Downloaded ",
  ]

  /// Remarks on what is done on purpose, folders that replace packages of the same name, and what says less than what follows it.
  private static let noise = [
    "Conflicting identity for ", "is not used by any target", "command failed with exit code 1 (use -v to see invocation)",
  ]

  /// The address in `Fetching ADDRESS from cache` and `Fetched ADDRESS (0.05s)`.
  private static func rest(of line: String, after word: String) -> String? {
    guard line.hasPrefix(word) else { return nil }
    return line.dropFirst(word.count).split(separator: " ").first.map(String.init)
  }

  /// The addresses that could not be reached, by what was asked for and by what git says.
  var failedAddresses: [String] { unreached.uniqued }

  /// Why packages of an app are not there; `nil` where all have answered.
  func fetchFailure(of app: String) -> CommandError? {
    let addresses = failedAddresses
    guard let first = addresses.first else { return nil }
    let reason = (complaints.first { $0.contains("fatal: ") && !$0.contains("cannot change to") } ?? "").reason
    let places = addresses.joined(separator: ", ")
    return .failure(
      "\(app) needs \(addresses.count == 1 ? "the package" : "packages from") \(places), which cannot be fetched"
        + (reason.isEmpty ? "" : " (\(reason))")
        + "; try again with a network, or name a folder that holds it: \(PackageOptions.folderOption) \(first)=FOLDER")
  }
}

extension String {
  /// A complaint without the words before its matter.
  fileprivate var reason: String {
    guard let start = range(of: "fatal: ") else { return self }
    return String(self[start.upperBound...].prefix(200)).trimmingCharacters(in: .whitespaces)
  }
}
