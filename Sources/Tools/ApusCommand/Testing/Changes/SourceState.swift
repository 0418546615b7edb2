/// The sources of a repository at a moment, committed or not, as a tree that git keeps.
struct SourceState: Equatable {
  /// The name of the tree, by which git finds what differs from another.
  let tree: String

  init(tree: String) { self.tree = tree }

  /// Has git write down everything in a folder that is not ignored; its own index stays as it is.
  ///
  /// `nil`: the folder is in no repository.
  init?(of root: Path, scratch: Path, environment: [String: String]) throws {
    try scratch.parent.makeFolder()
    // One that was killed leaves a lock, behind which git does nothing.
    for left in [scratch, Path(scratch.string + ".lock")] { try left.remove() }
    defer { try? scratch.remove() }
    let environment = environment.merging(["GIT_INDEX_FILE": scratch.string]) { $1 }
    func git(_ arguments: [String]) throws -> (code: Int32, text: String) {
      let answer = try Subprocess(program: "git", arguments: ["-C", root.string] + arguments, environment: environment).capture()
      return (answer.code, String(decoding: answer.output, as: UTF8.self).split(separator: "\n").joined())
    }
    guard try git(["rev-parse", "--is-inside-work-tree"]).code == 0 else { return nil }
    // Where nothing is known of files they are all read; what has been committed is there already, and is not written again.
    for arguments in [["read-tree", "HEAD"], ["add", "--all", "."]] where try git(arguments).code != 0 { return nil }
    let answer = try git(["write-tree"])
    guard answer.code == 0, !answer.text.isEmpty else { return nil }
    tree = answer.text
  }
}
