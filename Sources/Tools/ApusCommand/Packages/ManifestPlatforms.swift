import Foundation
import SwiftLexing

/// Texts of manifests in which what is meant for an app's platform is meant for this machine, too.
///
/// Sources are compiled as those of the app's platform are, and import what their package takes there; the package manager
/// compares `.when(platforms: [.iOS])` with Linux. The lists themselves are left to the manifest, which may compute them: each
/// passes through a function that adds Linux where the platform is named.
struct ManifestPlatforms {
  var platform: TargetPlatform

  /// The function's name.
  private static let function = "apusPlatforms"

  /// The manifest's text with Linux added; `nil` where it takes nothing on the platform that it does not take here.
  func text(of data: Data) -> Data? {
    guard platform != .linux, ByteSearch.holds("." + platform.rawValue, data), ByteSearch.holds("platforms", data) else {
      return nil
    }
    let manifest = ManifestText(data)
    let surroundings = ManifestSurroundings(manifest)
    let lists = manifest.calls("when").filter { surroundings.decideHere($0) }.compactMap { $0["platforms"] }
    guard !lists.isEmpty else { return nil }
    let edits = lists.map { ($0.range, "\(Self.function)(\(manifest.text($0.range)))") }
    return Data((manifest.replacing(edits) + declaration).utf8)
  }

  /// Lists that may be none are left as they are typed: old manifests have such conditions.
  private var declaration: String {
    """


    func \(Self.function)(_ platforms: [Platform]) -> [Platform] {
      platforms.contains(.\(platform.rawValue)) && !platforms.contains(.linux) ? platforms + [.linux] : platforms
    }
    @_disfavoredOverload
    func \(Self.function)(_ platforms: [Platform]?) -> [Platform]? { platforms.map { \(Self.function)($0) as [Platform] } }

    """
  }
}

/// What calls in a manifest stand in.
private struct ManifestSurroundings {
  private let tokens: [SwiftToken]
  /// The bracket that each token stands in.
  private var openers: [Int?] = []
  /// Where tokens begin.
  private var places: [Int: Int] = [:]

  init(_ manifest: ManifestText) {
    tokens = manifest.tokens
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      places[token.range.lowerBound] = index
      if [")", "]", "}"].contains(token.text) { _ = open.popLast() }
      openers.append(open.last)
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
    }
  }

  /// Dependencies, and what tells the Swift compiler how to read sources.
  private static let deciding: Set<String> = [
    "product", "target", "byName", "define", "enableUpcomingFeature", "enableExperimentalFeature", "defaultIsolation",
    "swiftLanguageMode", "swiftLanguageVersion",
  ]

  /// Whether a condition decides over something that there is here: libraries and frameworks of other systems are not, flags that
  /// nobody checks may be anything, and what is told to the C compiler is for its own platform, which stays Linux.
  func decideHere(_ call: ManifestText.Call) -> Bool {
    guard let dot = places[call.range.lowerBound] else { return false }
    if dot > 0, tokens[dot - 1].text == "TargetDependencyCondition" { return true }
    guard let bracket = openers[dot], bracket > 0, tokens[bracket].text == "(",
      Self.deciding.contains(tokens[bracket - 1].text)
    else { return false }
    return !isForC(bracket)
  }

  /// Whether a bracket stands in a list of settings for C.
  private func isForC(_ bracket: Int) -> Bool {
    guard let list = openers[bracket] else { return false }
    let before = tokens[..<list].suffix(4).map(\.text)
    return before.contains { ["cSettings", "cxxSettings", "CSetting", "CXXSetting"].contains($0) }
  }
}
