#if GTK
  import CGtk4
  import Foundation
  @testable import GTKHost
  import SwiftUICore
  import Testing

  @Suite("Input from GTK")
  struct GTKInputTests {
    @Test(
      "keys have the W3C's names",
      arguments: [
        (GDK_KEY_a, "a"), (GDK_KEY_A, "A"), (GDK_KEY_space, " "), (GDK_KEY_Return, "Enter"), (GDK_KEY_KP_Enter, "Enter"),
        (GDK_KEY_ISO_Left_Tab, "Tab"), (GDK_KEY_Left, "ArrowLeft"), (GDK_KEY_Page_Down, "PageDown"), (GDK_KEY_F12, "F12"),
        (GDK_KEY_eacute, "é"), (GDK_KEY_dead_acute, "Dead"), (GDK_KEY_KP_7, "7"), (GDK_KEY_Super_L, "Meta"),
      ] as [(Int32, String)])
    func keys(symbol: Int32, name: String) { #expect(KeyNames.name(of: guint(symbol)) == name) }

    @Test("keys that nobody names are left out")
    func unknownKeys() { #expect(KeyNames.name(of: guint(GDK_KEY_VoidSymbol)) == nil) }

    @Test("Alt is option, Super is command")
    func modifiers() {
      let state = GdkModifierType(
        rawValue: GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_BUTTON1_MASK.rawValue)
      #expect(EventModifiers(state) == [.shift, .option, .command])
    }

    @Test("event times become the monotonic clock's, over the overflow of 32 bits too")
    func times() {
      #expect(abs(EventClock.time(ofMilliseconds: 99_950, now: 100) - 99.95) < 1e-9)
      let overflowed = 4_294_967.296 + 0.010
      #expect(abs(EventClock.time(ofMilliseconds: 4_294_967_290, now: overflowed) - (overflowed - 0.016)) < 1e-6)
    }

    @Test("times that cannot be the same clock's become now", arguments: [0, 5_000, 200_000] as [UInt32])
    func foreignTimes(milliseconds: UInt32) { #expect(EventClock.time(ofMilliseconds: milliseconds, now: 100) == 100) }

    @Test("a notch of a wheel is 60 points, sideways with Shift")
    func wheel() {
      var gesture = ScrollGesture()
      var input = ScrollGesture.Input(delta: CGSize(width: 0, height: 1))
      let down = gesture.turn(input, at: .zero, time: 0)
      #expect(down?.delta == CGSize(width: 0, height: 60))
      #expect(down?.isPrecise == false)
      #expect(down?.phase == .changed)
      input.isShifted = true
      let sideways = gesture.turn(input, at: .zero, time: 0)
      #expect(sideways?.delta == CGSize(width: 60, height: 0))
    }

    @Test("a touchpad moves point by point, from a beginning to an end")
    func touchpad() {
      var gesture = ScrollGesture()
      let step = ScrollGesture.Input(delta: CGSize(width: 2, height: 3), isInPoints: true)
      let stop = ScrollGesture.Input(delta: .zero, isInPoints: true, isStop: true)
      let events = [step, step, stop, stop, step].compactMap { gesture.turn($0, at: .zero, time: 0) }
      #expect(events.map(\.phase) == [.began, .changed, .ended, .began])
      #expect(events[1].delta == CGSize(width: 2, height: 3))
      #expect(events.map(\.isPrecise) == [true, true, true, true])
    }

    @Test(
      "a window's buffer has its pixels, up to those of the largest screens",
      arguments: [
        (390, 844, 2, 780, 1688), (32_767, 32_767, 1, 16_384, 3906), (100_000, 10, 1, 16_384, 10), (1, 1e6, 2, 2, 16_384),
      ] as [(CGFloat, CGFloat, CGFloat, Int, Int)])
    func largeWindows(width: CGFloat, height: CGFloat, scale: CGFloat, columns: Int, rows: Int) {
      let size = GTKWindow.bufferSize(for: CGSize(width: width, height: height), scale: scale)
      #expect(size == (columns, rows))
    }

    @Test("resting fingers begin a movement of nothing, which stops what still moves")
    func rest() {
      var gesture = ScrollGesture()
      let phases = [true, true, false, false].map { gesture.rest(begins: $0, at: .zero, time: 0)?.phase }
      #expect(phases == [.began, nil, .ended, nil])
    }
  }
#endif
