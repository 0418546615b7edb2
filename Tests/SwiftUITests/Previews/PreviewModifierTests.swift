import ApusTesting
import LiveServices
import SwiftUI
import SwiftUICore
import Testing

/// A modifier whose context counts how often it was made.
private struct Samples: PreviewModifier {
  @MainActor static var count = 0

  static func makeSharedContext() async throws -> [String] {
    await Task.yield()
    count += 1
    return ["bread", "rolls"]
  }

  func body(content: Content, context: [String]) -> some View {
    VStack {
      content
      Text("\(context.joined(separator: " and ")), made \(Self.count)")
    }
  }
}

private struct Framed: PreviewModifier {
  var width: CGFloat
  func body(content: PreviewModifierContent, context: Void) -> some View { content.frame(width: width, height: 20) }
}

private struct Broken: PreviewModifier {
  struct Missing: Error {}
  static func makeSharedContext() async throws -> Int { throw Missing() }
  func body(content: Content, context: Int) -> some View { content }
}

#Preview("modifier: samples", traits: .modifier(Samples()), .landscapeLeft) { Text("shelf") }
#Preview("modifier: again", traits: .modifier(Samples())) { Text("again") }
#Preview("modifier: two", traits: .sizeThatFitsLayout, .modifier(Framed(width: 50)), .modifier(Framed(width: 90))) { Text("x") }
#Preview("modifier: broken", traits: .modifier(Broken())) { Text("never") }

@MainActor private enum Late {
  static var count = 0
  static func made() -> String {
    count += 1
    return "made \(count)"
  }
}

#Preview("late: declared") { Text(Late.made()) }

private struct LatePreviews: PreviewProvider {
  static var previews: some View { Text(Late.made()).previewDisplayName("late: provided") }
}

private struct DevicePreviews: PreviewProvider {
  static var previews: some View {
    Text("pad").previewDevice("iPad mini").previewDisplayName("device: pad")
    Text("side").previewDevice("iPhone 16").previewInterfaceOrientation(.landscapeRight).previewDisplayName("device: side")
    Text("toaster").previewDevice("Toaster").previewDisplayName("device: toaster")
  }
  static var platform: PreviewPlatform? { .iOS }
}

private struct PlainPreviews: PreviewProvider {
  static var previews: some View { Text("plain") }
}

@Suite("Modifiers and devices of previews") @MainActor
struct PreviewModifierTests {
  private let phone = HostConfiguration(
    size: CGSize(width: 390, height: 844), scale: 2,
    safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  private func item(_ name: String) throws -> PreviewCatalog.Item {
    let items = PreviewCatalog.items(services: LiveServices.make(), configuration: phone)
    return try #require(PreviewCatalog.item(name, of: items))
  }

  private func shown(_ name: String, keepsDevice: Bool = false) throws -> HostConfiguration {
    try item(name).configuration(
      on: phone, landscapeInsets: EdgeInsets(), services: LiveServices.make(), keepsDevice: keepsDevice)
  }

  @Test("a context is made once for all previews with the modifier, before they are shown")
  func contexts() async throws {
    for (name, text) in [("modifier: samples", "shelf"), ("modifier: again", "again")] {
      let item = try item(name)
      await item.makeContexts()
      let screen = Screen { item.content }
      #expect(screen.contains(text) && screen.contains("bread and rolls, made 1"))
    }
    #expect(try item("modifier: samples").presentation.orientation == .landscapeLeft)
  }

  @Test("of several modifiers the first is the innermost")
  func order() async throws {
    await (try item("modifier: two")).makeContexts()
    #expect(try shown("modifier: two").size == CGSize(width: 90, height: 20))
  }

  @Test("a context that cannot be made says why in place of the preview")
  func failure() async throws {
    let item = try item("modifier: broken")
    await item.makeContexts()
    let screen = Screen { item.content }
    #expect(!screen.contains("never") && screen.elements.first?.label.contains("Missing") == true)
  }

  @Test("a preview is shown on the device that it names, unless somebody has chosen one")
  func devices() throws {
    let pad = try shown("device: pad")
    #expect(pad.size == CGSize(width: 744, height: 1133) && pad.scale == 2)
    let side = try shown("device: side")
    #expect(side.size == CGSize(width: 852, height: 393))
    #expect(side.safeAreaInsets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(try shown("device: pad", keepsDevice: true) == phone)
    #expect(try shown("device: toaster") == phone)
  }

  @Test("what a preview shows is made when it is shown, and anew each time")
  func lateness() throws {
    let (declared, provided) = (try item("late: declared"), try item("late: provided"))
    Late.count = 0
    for (item, count) in [(declared, 1), (declared, 2), (provided, 3), (provided, 4)] {
      let screen = Screen { item.content }
      #expect(screen.contains("made \(count)"))
    }
  }

  @Test("a provider says what it is for, or nothing")
  func platforms() {
    #expect(DevicePreviews.platform == .iOS && PlainPreviews.platform == nil)
  }
}
