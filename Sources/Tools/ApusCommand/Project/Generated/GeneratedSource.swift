import Foundation

/// A Swift file that is made for an app beside those that it brings along.
struct GeneratedSource: Equatable {
  /// The file's name, such as `GeneratedAssetSymbols.swift`.
  var name: String
  var text: String

  /// Makes the file in a folder, and leaves one alone that has the text already: the compiler need not read it again.
  ///
  /// - Returns: The file.
  @discardableResult
  func write(in folder: Path) throws -> Path {
    let file = folder / name
    let data = Data(text.utf8)
    if file.isFile, try file.read() == data { return file }
    try folder.makeFolder()
    try file.write(data)
    return file
  }
}
