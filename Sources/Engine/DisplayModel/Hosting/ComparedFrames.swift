/// Which frames are compared with what would be drawn without caches: all at the beginning, later each eighth, since what is
/// wrong stays.
package enum ComparedFrames {
  /// Whether the frame of a number is one of them.
  package static func contain(_ number: Int) -> Bool { number <= 60 || number % 8 == 0 }
}
