/// A line of a source with a mark below the place that something is said of, as the compiler shows it.
struct SourceExcerpt: Equatable {
  private var number: String
  private var code: String
  private var blank: String

  /// - Parameters:
  ///   - code: The line.
  ///   - line: Its number.
  ///   - column: The place in it, in bytes of UTF-8, counted from 1.
  ///   - limit: The most letters that are shown of it, around the place.
  init(_ code: String, line: Int, column: Int, limit: Int = .max) {
    number = "\(line) | "
    let before = String(decoding: code.utf8.prefix(max(column - 1, 0)), as: UTF8.self)
    let left = before.count > limit / 2 && code.count > limit ? before.count - limit / 2 : 0
    let shown = code.dropFirst(left)
    let isCut = shown.count > limit
    self.code = (left > 0 ? "…" : "") + shown.prefix(limit) + (isCut ? "…" : "")
    // Tabs stay, so that the mark is below its letter however wide they are.
    blank = String(((left > 0 ? " " : "") + before.dropFirst(left)).map { $0 == "\t" ? "\t" : " " })
  }

  /// What stands before lines below it.
  var margin: String { String(repeating: " ", count: number.count - 2) + "| " }

  /// Both lines, without an end.
  var text: String { "\(number)\(code)\n\(margin)\(blank)^" }
}
