import ApusTesting
import SwiftUI
import Testing
import UIKitTypes

@Suite("Pictures and colours by resource")
@MainActor
struct ImageResourceTests {
  private let picture = ImageResource(name: "leaf", bundle: .main)

  @Test("they are equal by name and bundle, and stand for the picture or colour of that name")
  func values() {
    #expect(picture == ImageResource(name: "leaf", bundle: .main) && picture != ImageResource(name: "tree", bundle: .main))
    #expect(ColorResource(name: "sea", bundle: .main) != ColorResource(name: "sand", bundle: .main))
    #expect(Image(picture) == Image("leaf", bundle: .main))
    #expect(Color(ColorResource(name: "sea", bundle: .main)) == Color("sea", bundle: .main))
  }

  @Test("buttons, toggles and labels have a title and the picture; a picture that is missing is said")
  func controls() throws {
    struct Controls: View {
      let picture: ImageResource
      @State private var isOn = false
      @State private var all = [false, false]
      var body: some View {
        VStack {
          Button("plain", image: picture) { isOn = true }
          Button("role", image: picture, role: .destructive) { isOn = false }
          Button(String("verbatim"), image: picture) {}
          Button(String("both"), image: picture, role: nil) {}
          Toggle("one", image: picture, isOn: $isOn)
          Toggle(String("verbatim one"), image: picture, isOn: $isOn)
          Toggle("all", image: picture, sources: $all, isOn: \.self)
          Toggle(String("verbatim all"), image: picture, sources: $all, isOn: \.self)
          Label("label", image: picture)
          Label(String("verbatim label"), image: picture)
        }
      }
    }
    let screen = Screen { Controls(picture: picture) }
    try screen.button("plain").tap()
    #expect(try screen.element("one", role: "toggle").value == "on")
    try screen.button("role").tap()
    #expect(try screen.element("verbatim one", role: "toggle").value == "off")
    try screen.element("all", role: "toggle").activate()
    #expect(try screen.element("verbatim all", role: "toggle").value == "on")
    for name in ["verbatim", "both"] { #expect(try screen.button(name).isEnabled) }
    #expect(screen.contains("label") && screen.contains("verbatim label"))
    #expect(screen.diagnostics.contains { $0.contains("leaf") })
  }

  @Test("tabs and pickers have a title and the picture")
  func tabsAndPickers() throws {
    struct Tabs: View {
      let picture: ImageResource
      @State private var tab = 1
      @State private var other: Int? = 1
      @State private var choices = [1, 1]
      var body: some View {
        TabView {
          Tab("first", image: picture) { picker }
          Tab(String("second"), image: picture) {
            TabView(selection: $tab) {
              Tab("inner", image: picture, value: 1) { Text("inside") }
              Tab(String("more"), image: picture, value: 2) { Text("outside") }
            }
          }
          Tab("third", image: picture) {
            TabView(selection: $other) {
              Tab("some", image: picture, value: 1) { Text("optional") }
              Tab(String("none"), image: picture, value: 2) { Text("absent") }
            }
          }
        }
      }
      @ViewBuilder private var picker: some View {
        Picker("size", image: picture, selection: $tab) { Text("one").tag(1) }
        Picker(String("verbatim size"), image: picture, selection: $tab) { Text("one").tag(1) }
        Picker("all sizes", image: picture, sources: $choices, selection: \.self) { Text("one").tag(1) }
        Picker(String("all verbatim"), image: picture, sources: $choices, selection: \.self) { Text("one").tag(1) }
      }
    }
    let screen = Screen { Tabs(picture: picture) }
    for title in ["first", "second", "third"] { #expect(screen.contains(title)) }
    try screen.element("second").tap()
    #expect(screen.contains("inside") && screen.contains("more"))
    try screen.element("third").tap()
    #expect(screen.contains("optional") && screen.contains("none"))
    #expect(screen.diagnostics.contains { $0.contains("leaf") })
  }

  @Test("UIKit's colours and pictures are made of them, too")
  func kit() {
    let sea = ColorResource(name: "sea", bundle: .main)
    #expect(Color(UIColor(resource: sea)) == Color(sea))
    #expect(UIColor(named: "sea", in: .main, compatibleWith: nil) == UIColor(resource: sea))
    let image = UIImage(resource: picture)
    #expect(Image(uiImage: image) == Image(picture) && image.size == .zero && image.scale == 1)
  }

  @Test("where a colour of an asset and one of UIKit have one name, that of the asset is meant")
  func names() { #expect(Color(.tide) == Color("tide", bundle: .main)) }

  @Test("appearances of UIKit and SwiftUI stand for each other")
  func appearances() {
    #expect(ColorScheme(.light) == .light && ColorScheme(.dark) == .dark && ColorScheme(.unspecified) == nil)
    #expect(UIUserInterfaceStyle(.light) == .light && UIUserInterfaceStyle(.dark) == .dark)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
  }
}

extension ColorResource {
  fileprivate static let tide = ColorResource(name: "tide", bundle: .main)
}

extension UIColor {
  fileprivate static var tide: UIColor { .white }
}
