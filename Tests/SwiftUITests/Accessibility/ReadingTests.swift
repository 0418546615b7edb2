import Foundation
import SwiftUI
import Testing

@testable import ApusTesting
@testable import SwiftUICore

@Suite("What a screen reader is told beside names and values")
@MainActor
struct ReadingTests {
  private func element<Content: View>(@ViewBuilder _ content: () -> Content) throws -> AccessibilityElement {
    let view = content()
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) { view }
    return try #require(screen.elements.first).element
  }

  @Test("a heading's level, what a text is about, and how it is read")
  func words() throws {
    let text = try element {
      Text("A")
        .accessibilityHeading(.h2)
        .accessibilityTextContentType(.sourceCode)
        .speechAdjustedPitch(0.4)
        .speechSpellsOutCharacters()
        .speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued()
        .accessibilityIgnoresInvertColors()
    }
    #expect(text.headingLevel == .h2 && AccessibilityHeadingLevel.h2.rawValue == 2)
    #expect(text.textContentType == .sourceCode && text.textContentType != AccessibilityTextContentType.plain)
    #expect(
      text.speech
        == AccessibilitySpeech(includesPunctuation: true, spellsOutCharacters: true, pitch: 0.4, queuesAnnouncements: true))
    let plain = try element { Text("A").speechAdjustedPitch(.nan).speechSpellsOutCharacters(false) }
    #expect(plain.speech == AccessibilitySpeech() && plain.headingLevel == .unspecified && plain.textContentType == nil)
    #expect(try element { Text("A").speechAdjustedPitch(-7) }.speech.pitch == -1)
  }

  @Test("a view that takes touches directly has the trait for it, with its options")
  func directTouch() throws {
    let piano = try element { Text("Piano").accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation]) }
    #expect(piano.traits.contains(.allowsDirectInteraction))
    #expect(piano.directTouch == AccessibilityDirectTouchOptions(rawValue: 3))
    let none = try element { Text("Piano").accessibilityDirectTouch().accessibilityDirectTouch(false) }
    #expect(!none.traits.contains(.allowsDirectInteraction) && none.directTouch.isEmpty)
  }

  private struct Buttons: View {
    @State private var pressed = "none"
    let point: UnitPoint
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { pressed = "left" }
        Color.blue.frame(width: 50, height: 50).onTapGesture { pressed = "right" }
      }
      .accessibilityElement()
      .accessibilityLabel("two")
      .accessibilityActivationPoint(point)
      .overlay(alignment: .top) { Text(pressed).allowsHitTesting(false) }
    }
  }

  @Test("an element is pressed where it says")
  func activationPoint() throws {
    for (point, wanted) in [(UnitPoint(x: 0.2, y: 0.5), "left"), (UnitPoint(x: 0.9, y: 0.9), "right")] {
      let screen = Screen(.init { $0.size = CGSize(width: 200, height: 100) }) { Buttons(point: point) }
      try screen.element("two").activate()
      #expect(screen.contains(wanted))
    }
    let moved = try element {
      Color.red.frame(width: 50, height: 50).accessibilityLabel("red").accessibilityActivationPoint(CGPoint(x: 5, y: 10))
    }
    #expect(moved.activationPoint == CGPoint(x: moved.frame.minX + 5, y: moved.frame.minY + 10))
  }

  private struct Map: View {
    @State private var log = ""
    var body: some View {
      VStack(spacing: 0) {
        Color.green.frame(width: 80, height: 40)
          .accessibilityLabel("map")
          .accessibilityZoomAction { (action: AccessibilityZoomGestureAction) in
            log += "\(action.direction) \(action.location.x) \(action.point.x) \(action.point.y); "
          }
          .accessibilityScrollAction { edge in log += "\(edge); " }
        Text(log)
      }
    }
  }

  @Test("zooming and scrolling call what the view gives for them")
  func zoomAndScroll() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 100) }) { Map() }
    try screen.element("map").zoom(.zoomIn)
    try screen.element("map").zoom(.zoomOut, at: .bottomTrailing)
    try screen.element("map").scroll(towards: .leading)
    #expect(screen.contains("zoomIn 0.5 40.0 20.0; zoomOut 1.0 80.0 40.0; leading; "))
  }
}
