import ApusTesting
import SwiftUI
import SwiftUICore
import Testing

@testable import Landmarks

/// The map of a place lies in a page that scrolls; what is done on it is the map's.
@Suite("The map in Landmarks' detail") @MainActor
struct LandmarksMapTests {
  private let screen: Screen

  init() throws {
    let model = ModelData()
    let landmark = try #require(model.landmarks.first { $0.imageName == "matterhorn" })
    screen = Screen(.init { $0.size = CGSize(width: 390, height: 600) }) {
      NavigationStack { LandmarkDetail(landmark: landmark) }.environment(model)
    }
  }

  /// Where the place's sign on the map is; its names in the bar and below the picture are headers.
  private func sign() throws -> CGPoint {
    let signs = screen.elements.filter { $0.label == "Matterhorn" && $0.role != "header" && $0.frame.minY > 60 }
    let frame = try #require(signs.first, "\(screen.elements.map { ($0.role, $0.label) })").frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func turnWheel(_ notches: CGFloat, at point: CGPoint) {
    let delta = CGSize(width: 0, height: 60 * notches)
    screen.send(.wheel(WheelEvent(location: point, delta: delta, isPrecise: false, phase: .changed, time: 0)))
    screen.finishAnimations()
  }

  @Test("a finger moves the map and not the page, without a body; at rest there is no frame")
  func pan() throws {
    let star = try screen.element("favorite").frame, before = try sign()
    screen.forgetWork()
    screen.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 260, y: 150), duration: 0.5, rest: 0.5)
    #expect(screen.work.bodies == 0 && screen.work.frames > 10)
    let after = try sign()
    // The way of the first ten points is for finding out what the finger wants.
    #expect(abs(after.x - before.x + 40) <= 12 && abs(after.y - before.y - 60) <= 12, "\(before), \(after)")
    #expect(try screen.element("favorite").frame == star)
    screen.finishAnimations()
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work.frames == 0 && !screen.isFrameRequested && !screen.isAnimating)
  }

  @Test("two taps and a notch of the wheel enlarge about where they are; the page stays")
  func zoom() throws {
    let star = try screen.element("favorite").frame, before = try sign()
    let position = CGPoint(x: before.x - 30, y: before.y)
    screen.tap(at: position)
    screen.tap(at: position)
    screen.finishAnimations()
    #expect(try abs(sign().x - position.x - 60) < 1.5, "twice as far from the finger")
    turnWheel(1, at: position)
    turnWheel(1, at: position)
    #expect(try abs(sign().x - position.x - 30) < 1.5, "two notches towards the person take it back")
    turnWheel(-1, at: position)
    #expect(try abs(sign().x - position.x - 30 * 2.0.squareRoot()) < 1.5)
    #expect(try screen.element("favorite").frame == star)
  }

  @Test("below the map a finger and the wheel move the page")
  func page() throws {
    let star = try screen.element("favorite").frame
    let position = CGPoint(x: star.midX, y: star.maxY + 60)
    turnWheel(1, at: position)
    let scrolled = try screen.element("favorite").frame
    #expect(scrolled.minY < star.minY - 30)
    screen.drag(from: position, to: CGPoint(x: position.x, y: position.y + 40), duration: 0.5, rest: 0.5)
    screen.finishAnimations()
    #expect(try screen.element("favorite").frame.minY > scrolled.minY + 20)
  }
}
