import Foundation
import Testing

@testable import ApusCommand

@Suite("Options for packages")
struct PackageOptionsTests {
  private static let syntax = CommandSyntax(name: "x", usage: "", summary: "", options: PackageOptions.options)

  private func options(_ words: String...) throws -> PackageOptions {
    try PackageOptions(ParsedArguments(words, syntax: Self.syntax))
  }

  @Test("packages may run nothing unless it is said")
  func plugins() throws {
    #expect(try options() == PackageOptions())
    #expect(try !options().allowsPlugins)
    #expect(try options("--allow-plugins").allowsPlugins)
  }

  @Test("folders stand for addresses, whoever writes them how")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(["mine/Package.swift": "", "a=b/Package.swift": ""])
    let options = try options("--package", "https://e.com/Lists.git=mine", "--package=https://e.com/Maps=a=b")
    #expect(
      try options.folders(in: folder.path)
        == [PackageIdentity("lists"): folder.path / "mine", PackageIdentity("maps"): folder.path / "a=b"])
  }

  @Test("half an option is a usage error", arguments: ["https://e.com/Lists", "=folder", "https://e.com/Lists="])
  func half(value: String) { #expect(failure { _ = try options("--package", value) }?.code == 2) }

  @Test("a folder without a manifest is a usage error that names it")
  func empty() throws {
    let folder = try TemporaryFolder()
    let options = try options("--package", "https://e.com/Lists=none")
    let error = try #require(failure { _ = try options.folders(in: folder.path) })
    #expect(error.code == 2 && error.message.contains("\(folder.path / "none") holds no Package.swift"))
  }

  @Test("a replacement keeps what was written")
  func replacement() throws {
    #expect(try options("--package", "u=f").replacements == [PackageOptions.Replacement(url: "u", folder: "f")])
  }
}
