import Foundation

/// The files that differ from a revision, as git tells.
struct ChangedFiles: Equatable {
  /// Below the package's folder; files that are gone, too.
  var files: [Path]

  /// Asks git for what was changed since a revision and is not ignored, committed or not.
  init(since revision: String, in root: Path, environment: [String: String]) throws {
    let changed = try Self.git(
      ["diff", "--name-only", "--no-renames", "--relative", "-z", revision, "--"], in: root, environment,
      remedy: "is '\(revision)' a revision?")
    let new = try Self.git(
      ["ls-files", "--others", "--exclude-standard", "-z"], in: root, environment, remedy: "--changed needs a git repository")
    files = Set(changed + new).sorted()
  }

  /// Asks git for what differs between two states of the sources.
  init(from old: SourceState, to new: SourceState, in root: Path, environment: [String: String]) throws {
    files = try Self.git(
      ["diff", "--name-only", "--no-renames", "--relative", "-z", old.tree, new.tree, "--"], in: root, environment,
      remedy: "the state of an earlier run is gone"
    ).sorted()
  }

  private static func git(
    _ arguments: [String], in root: Path, _ environment: [String: String], remedy: String
  ) throws -> [Path] {
    let answer = try Subprocess(program: "git", arguments: ["-C", root.string] + arguments, environment: environment).capture()
    guard answer.code == 0 else {
      throw CommandError.failure("git \(arguments[0]) failed in \(root) (exit code \(answer.code)); \(remedy)")
    }
    return answer.output.split(separator: 0).map { Path(String(decoding: $0, as: UTF8.self)) }
  }
}
