import ApusTesting
import SwiftUI
import Testing

@MainActor @Observable
private final class PageRack {
  var pages: [Int]
  var selection: Int
  init(_ pages: [Int], showing selection: Int) { (self.pages, self.selection) = (pages, selection) }
}

private struct PageRackView: View {
  @Bindable var rack: PageRack
  let isOwned: Bool

  var body: some View {
    if isOwned {
      TabView(selection: $rack.selection) { pages }.tabViewStyle(.page)
    } else {
      TabView { pages }.tabViewStyle(.page)
    }
  }
  private var pages: some View {
    ForEach(rack.pages, id: \.self) { Color(white: 0.5).accessibilityIdentifier("page \($0)").tag($0) }
  }
}

@Suite("Pages that others come before, or that others before go from")
@MainActor
struct PagesInMotionTests {
  private func screen(_ rack: PageRack, isOwned: Bool = true) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 1
      }
    ) { PageRackView(rack: rack, isOwned: isOwned) }
  }

  private func place(of page: Int, on screen: Screen) throws -> CGFloat { try screen.element("page \(page)").frame.minX }

  @Test("the page that shows stays, whoever says which one it is", arguments: [true, false])
  func atRest(isOwned: Bool) throws {
    let rack = PageRack([1, 2, 3], showing: 1)
    let screen = screen(rack, isOwned: isOwned)
    screen.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 40, y: 50), duration: 0.3)
    screen.finishAnimations()
    #expect(try place(of: 2, on: screen) == 0)
    rack.pages = [-1, 0, 1, 2, 3]
    screen.finishAnimations()
    #expect(try place(of: 2, on: screen) == 0)
    rack.pages = [2, 3]
    screen.finishAnimations()
    #expect(try place(of: 2, on: screen) == 0)
    // The pages beside it are those of the new list.
    screen.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 40, y: 50), duration: 0.3)
    screen.finishAnimations()
    #expect(try place(of: 3, on: screen) == 0)
  }

  @Test("a page that goes leaves the one that its owner selects", arguments: [true, false])
  func gone(isOwned: Bool) throws {
    let rack = PageRack([1, 2, 3], showing: 1)
    let screen = screen(rack, isOwned: isOwned)
    rack.pages = [2, 3]
    rack.selection = 3
    screen.finishAnimations()
    #expect(try place(of: isOwned ? 3 : 2, on: screen) == 0)
  }

  @Test("a page under a finger stays there, and goes on with it")
  func dragged() throws {
    let rack = PageRack([1, 2], showing: 1)
    let screen = screen(rack)
    screen.touchDown(at: CGPoint(x: 180, y: 50))
    screen.touchMove(to: CGPoint(x: 165, y: 50))
    screen.touchMove(to: CGPoint(x: 115, y: 50))
    #expect(try place(of: 1, on: screen) == -50)
    rack.pages = [-1, 0, 1, 2]
    screen.settle()
    #expect(try place(of: 1, on: screen) == -50)
    screen.touchMove(to: CGPoint(x: 65, y: 50))
    screen.settle()
    #expect(try place(of: 1, on: screen) == -100)
    screen.touchMove(to: CGPoint(x: 25, y: 50))
    screen.touchUp(at: CGPoint(x: 25, y: 50))
    screen.finishAnimations()
    #expect(try place(of: 2, on: screen) == 0 && rack.selection == 2)
  }

  @Test("a page on its way after a finger, or by an animation, goes on as if nothing had come", arguments: [true, false])
  func onItsWay(byFinger: Bool) throws {
    let (rack, other) = (PageRack([1, 2, 3], showing: 1), PageRack([1, 2, 3], showing: 1))
    let (changed, still) = (screen(rack), screen(other))
    for (rack, screen) in [(rack, changed), (other, still)] {
      if byFinger {
        screen.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 60, y: 50), duration: 0.2)
      } else {
        withAnimation(.linear(duration: 0.5)) { rack.selection = 2 }
      }
      screen.advance(by: 0.1)
    }
    #expect(try place(of: 2, on: changed) > 0)
    rack.pages = [-1, 0, 1, 2, 3]
    for _ in 0..<5 {
      changed.advance(by: 0.05)
      still.advance(by: 0.05)
      #expect(try abs(place(of: 2, on: changed) - place(of: 2, on: still)) <= 1)
    }
    changed.finishAnimations()
    #expect(try place(of: 2, on: changed) == 0 && rack.selection == 2)
  }
}
