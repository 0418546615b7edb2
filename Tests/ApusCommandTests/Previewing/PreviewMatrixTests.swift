import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("Variants of previews")
struct PreviewMatrixTests {
  private let syntax = CommandSyntax(name: "preview", usage: "", summary: "", options: PreviewMatrix.options)

  private func variants(_ words: String...) throws -> [PreviewVariant] { try variants(words) }

  private func variants(_ words: [String]) throws -> [PreviewVariant] {
    try PreviewMatrix(ParsedArguments(words, syntax: syntax)).variants
  }

  @Test("without options there is the plain one, in light colours")
  func plain() throws {
    #expect(try variants() == [PreviewVariant()])
    #expect(PreviewVariant().suffix.isEmpty && PreviewVariant().title == "light")
    #expect(PreviewMatrix().variants == [PreviewVariant()])
  }

  @Test("appearances are those that were asked for")
  func colours() throws {
    #expect(try variants("--dark").map(\.suffix) == ["[dark]"])
    #expect(try variants("--dark", "--light").map(\.suffix) == ["", "[dark]"])
  }

  @Test("all options are multiplied, each picture with a name of its own")
  func product() throws {
    let all = try variants(
      "--light", "--dark", "--contrast", "--text-sizes", "large,accessibility3", "--locales", "en,ja_JP", "--devices",
      "iPhone SE, iPad mini", "--right-to-left")
    #expect(all.count == 64 && Set(all.map(\.suffix)).count == 64)
    let last = try #require(all.last)
    #expect(last.suffix == "[dark,contrast,accessibility3,ja_JP,iPad mini,right-to-left]")
    #expect(last.title == "dark, contrast, accessibility3, ja_JP, iPad mini, right-to-left")
  }

  @Test("a value that is no such thing is named, with the nearest that is one")
  func wrong() {
    #expect(throws: CommandError.self) { try variants("--text-sizes", "huge") }
    #expect(throws: CommandError.self) { try variants("--locales", "en,,ja") }
    #expect(throws: CommandError.self) { try variants("--locales", "klingon!") }
    let message = "there is no device 'iPhone 16 Prow' whose screen is known; did you mean iPhone 16 Pro?"
    #expect(throws: CommandError.usage(message)) { try variants("--devices", "iPhone 16 Prow") }
  }

  @Test("more variants than anybody looks at are refused; what is said twice counts once")
  func limits() throws {
    let locales = (0..<26).map { "a\(Character(Unicode.Scalar(UInt8(97 + $0))))" }.joined(separator: ",")
    let others = ["--dark", "--light", "--contrast", "--right-to-left"]
    #expect(throws: CommandError.self) { try variants(["--locales", locales] + others) }
    #expect(try variants("--locales", "ja,ja").count == 1)
  }

  @Test("the app is told the device's screen and settings, and what a variant leaves out as it is by default")
  func configuration() throws {
    var base = LaunchRequest()
    let plain = PreviewVariant().configuration(of: base, setsDirection: false)
    #expect(plain["width"] == nil && plain["height"] == nil && plain["scale"] == 2 && plain["colorScheme"] == "light")
    #expect(plain["contrast"] == "standard" && plain["textSize"] == "large")
    #expect(plain["locale"] == nil && plain["rightToLeft"] == nil)
    let small = PreviewVariant(colorScheme: "dark", device: "iPhone 16")
    let device = small.configuration(of: base, setsDirection: false)
    #expect(device["width"] == 393 && device["height"] == 852 && device["scale"] == 3 && device["colorScheme"] == "dark")
    base.scale = ScreenScale(text: "1")
    #expect(small.configuration(of: base, setsDirection: false)["scale"] == 1)
  }

  @Test("where the direction is varied, each variant has its own, that of its language unless turned")
  func direction() {
    func direction(_ variant: PreviewVariant) -> JSONValue? {
      variant.configuration(of: LaunchRequest(), setsDirection: true)["rightToLeft"]
    }
    #expect(direction(PreviewVariant()) == false && direction(PreviewVariant(rightToLeft: true)) == true)
    #expect(direction(PreviewVariant(locale: "ar")) == true && direction(PreviewVariant(locale: "ja_JP")) == false)
  }
}
