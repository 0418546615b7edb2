import ApusTesting
import SwiftUI
import Testing

@Suite("Containers without views (Facts 3.2)")
@MainActor
struct EmptyContainerTests {
  enum Kind: CaseIterable {
    case column, row, pile, grid, layout, anyLayout, lazyColumn, nested, group
  }

  private func empty(_ kind: Kind) -> AnyView {
    switch kind {
    case .column: AnyView(VStack { if false { Text("b") } })
    case .row: AnyView(HStack {})
    case .pile: AnyView(ZStack {})
    case .grid: AnyView(Grid {})
    case .layout: AnyView(VStackLayout().callAsFunction {})
    case .anyLayout: AnyView(AnyLayout(ZStackLayout()).callAsFunction {})
    case .lazyColumn: AnyView(LazyVStack {})
    case .nested:
      AnyView(
        VStack {
          HStack {}; ZStack { VStack {} }
        })
    case .group: AnyView(Group { if false { Text("b") } })
    }
  }

  @Test("below a text they take no distance", arguments: Kind.allCases)
  func below(kind: Kind) {
    let height = size(
      of: VStack {
        Text("a"); empty(kind)
      }, width: 100, height: 100, scale: 3
    ).height
    #expect(abs(height - 20.333) < 0.01, "\(kind): \(height)")
  }

  @Test("a collapsed section is as high as its header (19.33 at 16 points)")
  func collapsed() {
    let view = VStack {
      HStack { Text("Header") }
      VStack { if false { Text("content") } }
    }
    #expect(abs(size(of: view.font(.system(size: 16)), scale: 3).height - 19.333) < 0.01)
  }

  @Test("beside another view they take no distance; between two they leave both touching")
  func beside() {
    #expect(
      size(
        of: HStack {
          Color.red.frame(width: 20); HStack {}
        }
      ).width == 20)
    #expect(
      size(
        of: HStack {
          VStack {}; Color.red.frame(width: 20)
        }
      ).width == 20)
    let pair = VStack {
      Color.red.frame(height: 20); VStack {}; Color.red.frame(height: 20)
    }
    #expect(size(of: pair, width: 10).height == 40)
  }

  @Test("they say nothing of the distances of what is around them")
  func silent() {
    // The column beside the box keeps 8, though its second view is empty.
    let row = HStack {
      VStack {
        Box("a", 10, 10); HStack {}
      }
      Box("b", 10, 10)
    }
    #expect(size(of: row).width == 28)
    #expect(
      size(
        of: VStack {
          ZStack {
            Box("a", 10, 10); VStack {}
          }; Box("b", 10, 10)
        }
      ).height == 28)
  }

  @Test("a spacing that was asked for is kept, and what takes space keeps its distance")
  func kept() {
    #expect(
      size(
        of: VStack(spacing: 10) {
          Box("a", 10, 10); VStack {}
        }
      ).height == 20)
    #expect(
      size(
        of: VStack {
          Box("a", 10, 10); GeometryReader { _ in }
        }, width: 50, height: 50
      ).height == 50)
    let positions = frames(
      in: CGSize(width: 50, height: 50),
      VStack {
        Box("a", 10, 10); GeometryReader { _ in }.accessibilityIdentifier("reader")
      })
    #expect(positions["reader"] == nil || positions["reader"]!.minY == 18)
    #expect(
      size(
        of: VStack {
          Box("a", 10, 10); VStack {}.padding(1)
        }
      ).height == 20)
  }

  @Test("a stack that becomes empty gives its distance back")
  func changing() throws {
    struct Section: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          Button("toggle") { isOpen.toggle() }.frame(height: 20)
          VStack { if isOpen { Box("content", 10, 10) } }
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("all")
      }
    }
    let screen = Screen { Section() }
    let height = { try screen.element("all").frame.height }
    #expect(try height() == 38)
    try screen.button("toggle").tap()
    #expect(try height() == 20)
    try screen.button("toggle").tap()
    #expect(try height() == 38)
  }
}
