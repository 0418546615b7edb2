import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

private struct CardPreviews: PreviewProvider {
  static var previews: some View {
    Text("light").previewDisplayName("Light")
    Text("dark").colorScheme(.dark).previewLayout(.sizeThatFits)
  }
}

@Suite("Previews")
@MainActor
struct PreviewTests {
  @Test("they are views like others, and what is said of their presentation changes nothing in the app")
  func views() {
    let screen = Screen { VStack { CardPreviews.previews } }
    #expect(screen.contains("light") && screen.contains("dark"))
    let plain = size(of: Box("a", 30, 20))
    let presented = Box("a", 30, 20).previewLayout(.fixed(width: 100, height: 50)).previewDevice("iPhone 15").previewDisplayName(
      "x")
    #expect(size(of: presented) == plain)
  }

  /// What the view's node carries for a preview.
  private func presentation<V: View>(of view: V) -> PreviewPresentation {
    let screen = Screen { view }
    var found = PreviewPresentation()
    func visit(_ node: ViewNode) {
      if found == PreviewPresentation() { found = PreviewPresentation(of: node) }
      node.forEachViewChild(visit)
    }
    if let root = screen.engine.root { visit(root) }
    return found
  }

  @Test("a name, a device and a layout are kept for whoever shows previews, in any order")
  func presentations() {
    let text = Text("a")
    #expect(presentation(of: text) == PreviewPresentation())
    #expect(presentation(of: text.previewDisplayName("Light")).displayName == "Light")
    #expect(presentation(of: text.previewDevice(PreviewDevice(rawValue: "iPad Air"))).device?.rawValue == "iPad Air")
    #expect(presentation(of: text.previewLayout(.sizeThatFits)).layout == .sizeThatFits)
    let fixed = presentation(of: text.previewLayout(.fixed(width: 30, height: 40)))
    #expect(fixed.layout == PreviewLayout.fixed(width: 30, height: 40))
    let all = text.previewLayout(.sizeThatFits).previewDevice("iPhone 15").previewDisplayName("Dark").padding()
    let found = presentation(of: all)
    #expect(found.displayName == "Dark" && found.device == "iPhone 15" && found.layout == .sizeThatFits)
  }

  @Test("the outermost of several counts, also one that takes back what is said inside")
  func outermost() {
    let text = Text("a").previewDevice("iPhone 15").previewDisplayName("inner")
    let found = presentation(of: text.previewDevice(nil).previewDisplayName("outer").previewLayout(.device))
    #expect(found == PreviewPresentation(displayName: "outer"))
  }
}
