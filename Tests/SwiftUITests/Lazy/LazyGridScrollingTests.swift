import ApusTesting
import SwiftUI
import Testing

/// Lazy grids in scroll views.
@MainActor
struct LazyGridScrollingTests {
  @MainActor final class Log { var made = 0 }

  private func grid(_ columns: [GridItem], alignment: HorizontalAlignment = .center, _ log: Log = Log()) -> some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
        ForEach(0..<10_000, id: \.self) { index in
          Text(verbatim: "\(index)").frame(maxWidth: .infinity, minHeight: 50).onAppear { log.made += 1 }
        }
      }
    }
  }

  private func screen(_ content: some View) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 400, height: 400)
        $0.scale = 1
      }
    ) { content }
  }

  @Test(
    "tracks narrower than the grid sit as its alignment says",
    arguments: [
      (HorizontalAlignment.leading, 50.0), (.center, 150), (.trailing, 250),
    ])
  func alignment(_ alignment: HorizontalAlignment, middle: CGFloat) throws {
    let screen = screen(grid([GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], alignment: alignment))
    #expect(try screen.text("0").frame.midX == middle)
    #expect(try screen.text("1").frame.midX == middle + 100)
  }

  @Test("a grid that becomes wider flows anew without making a cell again")
  func reflow() throws {
    let log = Log()
    let screen = screen(grid([GridItem(.adaptive(minimum: 90), spacing: 0)], log))
    #expect(try screen.text("3").frame.midY == 25)
    #expect(try screen.text("4").frame.midY == 75)
    let nodes = screen.liveNodes
    screen.forgetWork()
    screen.resize(to: CGSize(width: 300, height: 400))
    #expect(try screen.text("2").frame.midY == 25)
    #expect(try screen.text("3").frame.midY == 75)
    // Fewer cells show; none of them is new.
    #expect(screen.work.nodesMade == 0)
    #expect(screen.liveNodes == nodes)
  }

  @Test("ten thousand cells cost what is visible")
  func work() {
    let log = Log()
    let screen = screen(grid([GridItem(.adaptive(minimum: 90), spacing: 0)], log))
    #expect(log.made <= 9 * 4)
    for _ in 0..<20 { screen.scroll(by: 100) }
    #expect(log.made <= (9 + 40) * 4)
    #expect(screen.contains("160") && !screen.contains("0"))
  }

  @Test("headers take a whole line and are pinned", arguments: [Axis.vertical, .horizontal])
  func sections(_ axis: Axis) throws {
    let items = Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)
    let content = ForEach(0..<10, id: \.self) { section in
      Section {
        ForEach(0..<9, id: \.self) { Text(verbatim: "\(section).\($0)").frame(width: 100, height: 100) }
      } header: {
        Text(verbatim: "header \(section)").frame(width: 100, height: 100)
      }
    }
    let screen = screen(
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVGrid(columns: items, spacing: 0, pinnedViews: .sectionHeaders) { content }
        } else {
          LazyHGrid(rows: items, spacing: 0, pinnedViews: .sectionHeaders) { content }
        }
      })
    let place = { (name: String) in
      let frame = try screen.text(name).frame
      return axis == .vertical ? frame.midY : frame.midX
    }
    #expect(try place("header 0") == 50)
    #expect(try place("0.0") == 150)
    #expect(try place("0.3") == 250)
    guard axis == .vertical else { return }
    screen.scroll(by: 150)
    #expect(try place("header 0") == 50)
    #expect(try place("0.3") == 100)
  }
}
