import LaunchContract

/// Which of an app's previews are shown.
struct PreviewSelection: Equatable, Sendable {
  /// Names, parts of names, or numbers; none: all previews.
  var names: [String] = []
  /// Names of files, or the ends of their paths; none: all files.
  var files: [String] = []

  static let options: [OptionSyntax] = [
    OptionSyntax("--name", value: "NAME", help: "Only previews whose name has this in it, or of this number; may be repeated."),
    OptionSyntax("--file", value: "FILE", help: "Only previews in this file; may be repeated."),
  ]

  init() {}

  init(_ arguments: ParsedArguments) throws {
    for option in arguments.options {
      switch option.name {
      case "--name": names.append(option.value)
      case "--file": files.append(option.value)
      default: break
      }
    }
    if names.contains("") || files.contains("") { throw CommandError.usage("--name and --file are not empty") }
  }

  /// The previews that were asked for; each name and file must have one.
  func chosen(of previews: [PreviewSubject]) throws -> [PreviewSubject] {
    for name in names where !previews.contains(where: { Self.isNamed(name, $0, among: previews) }) {
      let hint = nearest(to: name, in: previews.map(\.name)).map { "did you mean \($0)?" } ?? "apus previews lists them"
      throw CommandError.usage("there is no preview \"\(name)\"; \(hint)")
    }
    for file in files where !previews.contains(where: { Self.isIn(file, $0) }) {
      let known = previews.map { Path($0.path ?? $0.file).name }.uniqued
      let hint = nearest(to: file, in: known).map { "; did you mean \($0)?" } ?? ""
      throw CommandError.usage("no preview is in a file \(file)\(hint)")
    }
    return previews.filter { preview in
      (names.isEmpty || names.contains { Self.isNamed($0, preview, among: previews) })
        && (files.isEmpty || files.contains { Self.isIn($0, preview) })
    }
  }

  /// Whether a preview is meant: by its whole name, where one has that; else by its number, or a part of its name.
  private static func isNamed(_ name: String, _ preview: PreviewSubject, among all: [PreviewSubject]) -> Bool {
    if all.contains(where: { $0.name == name }) { return preview.name == name }
    if let number = Int(name) { return preview.number == number }
    return preview.name.lowercased().contains(name.lowercased())
  }

  private static func isIn(_ file: String, _ preview: PreviewSubject) -> Bool {
    [preview.path, preview.file].compactMap { $0 }.contains { $0 == file || $0.hasSuffix("/" + file) || Path($0).stem == file }
  }
}
