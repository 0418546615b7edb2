/// The text that `#wish("Ann")` stands for.
struct WishMacro {
  struct NoName: Error {
    var message: String { "#wish wants the name of somebody as a text between quotes" }
  }

  let expansion: String

  /// Reads the macro as it is written.
  init(_ use: String) throws(NoName) {
    guard let match = use.wholeMatch(of: #/#wish\s*\(\s*"([^"\\]+)"\s*\)\s*/#) else { throw NoName() }
    expansion = #""All the best, \#(match.1)!""#
  }
}
