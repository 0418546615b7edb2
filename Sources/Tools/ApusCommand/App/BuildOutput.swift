/// Where what is to be said of a build goes.
struct BuildOutput {
  /// A line that people should know.
  var note: (String) -> Void = { Terminal.note($0) }
  /// A line about the build's way: what begins, and what it took.
  var progress: (String) -> Void = { Terminal.note($0) }
  /// A line of the compiler's, or one that explains it.
  var compiler: (String) -> Void = { Terminal.progress($0 + "\n") }
  /// Whether unknown names are looked for also where the compiler has said by itself what is wrong.
  var explainsAll = true
}
