import Foundation
import Testing

@testable import ApusCommand

@Suite("What #if asks of the platform")
struct PlatformConditionsTests {
  private func rewritten(_ text: String, for platform: TargetPlatform, modules: Set<String> = []) -> String {
    let conditions = PlatformConditions(platform: platform, modules: modules)
    return String(decoding: conditions.answered(Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    "is answered as the app's platform would, in as many columns",
    arguments: [
      (.iOS, "os(iOS) || os(macOS)", "true    || false    "), (.macOS, "os(OSX) && !os(iOS)", "true    && !false  "),
      (.visionOS, "os(xrOS)", "true    "), (.tvOS, "os(tvOS) && swift(>=5.9)", "true     && swift(>=5.9)"),
      (.watchOS, "(os(watchOS)\n) // os(iOS)", "(true       \n) // os(iOS)"),
      (.iOS, "targetEnvironment(simulator)", "true                        "),
      (.macOS, "targetEnvironment(simulator)", "false                       "),
      (.iOS, "targetEnvironment(macCatalyst) || DEBUG", "targetEnvironment(macCatalyst) || DEBUG"),
      (.iOS, "canImport(UIKit) && os(Windows)", "canImport(UIKit) && os(Windows)"),
      (.iOS, "canImport(AppKit)", "false            "), (.iOS, "arch(arm64)", "arch(arm64)"),
      (.linux, "os(iOS) || canImport(AppKit)", "os(iOS) || false            "),
      (.linux, "canImport(SwiftUI) && !os(Linux)", "canImport(SwiftUI) && !os(Linux)"),
    ] as [(TargetPlatform, String, String)])
  func answers(platform: TargetPlatform, condition: String, expected: String) {
    for (start, end) in [("#if ", "\n#endif"), ("#if a\n#elseif ", "\n#endif"), ("#if ", "")] {
      #expect(rewritten(start + condition + end, for: platform) == start + expected + end)
    }
  }

  @Test(
    "stays Linux' where the chain asks for Linux or its C library",
    arguments: [
      "#if os(iOS)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif", "#if canImport(Glibc)\n#elseif os(iOS)\n#endif",
      "#if !os(Linux) && os(iOS)\n#endif",
    ])
  func linux(text: String) { #expect(rewritten(text, for: .iOS) == text) }

  @Test("one chain's question is none of another's, beside it or in it")
  func chains() {
    #expect(rewritten("#if os(Linux)\n#if os(iOS)\n#endif\n#endif", for: .iOS) == "#if os(Linux)\n#if true   \n#endif\n#endif")
    #expect(rewritten("#if os(iOS)\n#if os(Linux)\n#endif\n#endif", for: .iOS) == "#if true   \n#if os(Linux)\n#endif\n#endif")
  }

  @Test("whoever excludes Linux because it had no SwiftUI does not know this one")
  func exclusion() {
    #expect(
      rewritten("#if canImport(SwiftUI) && !os(Linux)\n#endif", for: .iOS) == "#if canImport(SwiftUI) && !false    \n#endif")
    let other = "#if canImport(StoreKit) && !os(Linux)\n#endif"
    #expect(rewritten(other, for: .iOS) == other)
  }

  @Test("a Mac has no UIKit as soon as there is an AppKit")
  func mac() {
    #expect(rewritten("#if canImport(UIKit)\n#endif", for: .macOS) == "#if canImport(UIKit)\n#endif")
    #expect(rewritten("#if canImport(UIKit)\n#endif", for: .macOS, modules: ["AppKit"]) == "#if false           \n#endif")
    #expect(TargetPlatform.macOS.hiddenModules(of: ["AppKit"]) == ["UIKit"])
    #expect(rewritten("#if canImport(Cocoa)\n#endif", for: .macOS, modules: ["AppKit"]) == "#if true            \n#endif")
  }

  @Test("platforms have the names that people write")
  func names() {
    #expect(TargetPlatform(name: "ios") == .iOS && TargetPlatform(name: "Linux") == .linux && TargetPlatform(name: "dos") == nil)
    #expect(TargetPlatform.appleSystemNames == ["iOS", "macOS", "OSX", "watchOS", "tvOS", "visionOS", "xrOS"])
    #expect(TargetPlatform.linux.systemNames == ["Linux"] && TargetPlatform.allCases.filter(\.isSimulated).count == 4)
  }

  @Test(
    "a comment line asks for a platform for its file",
    arguments: [
      ("// apus: os(linux)\na", .linux), ("a\n  //apus: os( macOS )  ", .macOS), ("let a = 1 // apus: os(linux)", nil),
      ("// apus: os(dos)", nil), ("// see apus: os(linux)", nil), ("", nil),
    ] as [(String, TargetPlatform?)])
  func requests(text: String, expected: TargetPlatform?) {
    #expect(PlatformRequest.platform(in: Data(text.utf8)) == expected)
    #expect(SwiftSource(Data(text.utf8)).requestedPlatform == expected)
  }

  @Test(
    "@main is found where the compiler will find it",
    arguments: [
      ("#if os(iOS)\n@main struct A {}\n#endif", true), ("#if os(macOS)\n@main struct A {}\n#endif", false),
      ("// apus: os(linux)\n#if os(iOS)\n@main struct A {}\n#endif", false), ("@UIApplicationMain class A {}", true),
      ("@NSApplicationMain class A {}", true), ("@UIApplicationMainly class A {}", false),
      ("#if os(iOS)\n#elseif os(Linux)\n@main struct A {}\n#endif", true),
    ])
  func main(text: String, expected: Bool) {
    let conditions = CompilationConditions(CompileSettings(), platform: .iOS)
    #expect(SwiftSource(Data(text.utf8)).hasMainAttribute(under: conditions) == expected)
  }
}
