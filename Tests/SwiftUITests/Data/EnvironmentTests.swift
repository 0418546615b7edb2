import ApusTesting
import SwiftUI
import Testing

private struct DepthKey: EnvironmentKey { static let defaultValue = 1 }
private struct NameKey: EnvironmentKey { static let defaultValue: String? = nil }

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@Suite("Environment values")
@MainActor
struct EnvironmentTests {
  final class Log { var entries: [String] = [] }

  private struct Depth: View {
    let id: String
    let log: Log
    @Environment(\.depth) private var depth
    var body: some View {
      let _ = log.entries.append("\(id)\(depth)")
      Text("\(id)\(depth)")
    }
  }

  @Test("a key of an app's own has its default, and the value set nearest")
  func keys() {
    let screen = Screen {
      VStack {
        Depth(id: "a", log: Log())
        VStack {
          Depth(id: "b", log: Log())
          Depth(id: "c", log: Log()).environment(\.depth, 3)
        }
        .environment(\.depth, 2)
      }
    }
    #expect(["a1", "b2", "c3"].allSatisfy { screen.contains($0) })
  }

  @Test("values made by hand have all defaults, and change one by one")
  func byHand() {
    var values = EnvironmentValues()
    #expect(values.depth == 1 && values.name == nil)
    values.depth = 5
    #expect(values.depth == 5 && values.name == nil)
    values.depth = 6
    values.name = "x"
    #expect(values.depth == 6 && values.name == "x")
    #expect(EnvironmentValues().depth == 1)
    #expect(values.description == "[DepthKey = 6, NameKey = Optional(\"x\")]")
    #expect(EnvironmentValues().description == "[]")
  }

  @Test("the system's values: light, enabled, lines from left to right, a phone held upright in use")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.colorScheme == .light)
    #expect(values.colorSchemeContrast == .standard)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == .regular)
    #expect(values.scenePhase == .active)
    #expect(values.redactionReasons == [])
    #expect(values.isEnabled)
    #expect(!values.accessibilityReduceMotion)
    #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityReduceTransparency)
    #expect(!values.accessibilityInvertColors && !values.accessibilityVoiceOverEnabled)
    #expect(!values.accessibilitySwitchControlEnabled)
    #expect(values.defaultMinListRowHeight == 44)
    #expect(values.pixelLength == 1)
    #expect(values.backgroundStyle == nil)
  }

  private struct Host: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.locale) private var locale
    var body: some View {
      Text(verbatim: "\(scheme) \(direction) \(scale) \(pixel) \(locale.identifier)")
    }
  }

  @Test("a screen's settings arrive as the values they are for", arguments: [ColorScheme.light, .dark])
  func settings(scheme: ColorScheme) {
    let screen = Screen(
      .init {
        $0.colorScheme = scheme
        $0.isRightToLeft = scheme == .dark
        $0.scale = 2
        $0.locale = "ja_JP"
      }
    ) { Host() }
    #expect(screen.contains("\(scheme) \(scheme == .dark ? "rightToLeft" : "leftToRight") 2.0 0.5 ja_JP"))
  }

  private struct Nested: View {
    let log: Log
    @State private var start = 1
    var body: some View {
      VStack {
        Button("more") { start = 10 }
        Depth(id: "a", log: log).transformEnvironment(\.depth) { $0 *= 2 }
        VStack {
          Depth(id: "b", log: log).transformEnvironment(\.depth) { $0 += 1 }
          Depth(id: "c", log: log).environment(\.depth, 7)
        }
        .transformEnvironment(\.depth) { $0 *= 3 }
      }
      .environment(\.depth, start)
    }
  }

  @Test("an edit begins with the value around, and runs again when that changes")
  func transforming() throws {
    let log = Log()
    let screen = Screen { Nested(log: log) }
    #expect(log.entries.sorted() == ["a2", "b4", "c7"])
    log.entries = []
    try screen.button("more").tap()
    #expect(log.entries.filter { $0 != "c7" }.sorted() == ["a20", "b31"])
    #expect(screen.contains("c7"))
  }

  @Test("whether a control is on: what is off outside stays off inside")
  func disabled() throws {
    let screen = Screen {
      VStack {
        Button("a") {}
        VStack { Button("b") {}.disabled(false) }.disabled(true)
      }
    }
    #expect(try screen.button("a").isEnabled)
    #expect(try !screen.button("b").isEnabled)
  }
}

@Suite("The kinds of environment values")
struct EnvironmentKindTests {
  @Test("a scene is in the background, inactive, or active, in this order")
  func phases() {
    #expect([ScenePhase.active, .background, .inactive].sorted() == [.background, .inactive, .active])
    #expect(ScenePhase.inactive > .background)
  }

  @Test("all cases are there, each once")
  func cases() {
    #expect(ColorScheme.allCases == [.light, .dark])
    #expect(ColorSchemeContrast.allCases == [.standard, .increased])
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    #expect(Set([UserInterfaceSizeClass.compact, .regular, .compact]).count == 2)
  }

  @Test("reasons to redact are a set, each with a bit of its own")
  func redaction() {
    var reasons: RedactionReasons = [.placeholder, .privacy]
    #expect(reasons.contains(.privacy) && !reasons.contains(.invalidated))
    reasons.remove(.placeholder)
    #expect(reasons == .privacy)
    #expect([RedactionReasons.placeholder, .privacy, .invalidated].map(\.rawValue) == [1, 2, 4])
  }
}
