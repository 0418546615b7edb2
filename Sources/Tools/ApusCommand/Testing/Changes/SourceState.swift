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
    try scratch.remove()
    defer { try? scratch.remove() }
    let environment = environment.merging(["GIT_INDEX_FILE": scratch.string]) { $1 }
    func git(_ arguments: [String]) throws -> (code: Int32, text: String) {
      let answer = try Subprocess(program: "git", arguments: ["-C", root.string] + arguments, environment: environment).capture()
      return (answer.code, String(decoding: answer.output, as: UTF8.self).split(separator: "\n").joined())
    }
    guard try git(["rev-parse", "--is-inside-work-tree"]).code == 0 else { return nil }
    // What has been committed is read first, so that only what differs from it is looked at.
    for arguments in [["read-tree", "HEAD"], ["add", "--all", "."]] where try git(arguments).code != 0 { return nil }
    let answer = try git(["write-tree"])
    guard answer.code == 0, !answer.text.isEmpty else { return nil }
    tree = answer.text
  }
}
