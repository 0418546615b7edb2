package import SwiftUICore

/// Colours of parts of controls that have none of their own in SwiftUI, as UIKit's controls have them; `nil`: the usual ones.
nonisolated package struct ControlColors: Equatable, Sendable {
  /// Of a switch's knob.
  package var switchKnob: Color?
  /// Of a slider: before the knob, the rest of the track, the knob.
  package var sliderFill, sliderTrack, sliderKnob: Color?
  /// Of the part of a bar that is not done.
  package var progressTrack: Color?
  /// Of the plate behind the chosen one of segments.
  package var segmentPlate: Color?

  package init() {}
}

private enum ControlColorsKey: EnvironmentKey { static var defaultValue: ControlColors { ControlColors() } }

extension EnvironmentValues {
  /// Colours of parts of the controls here.
  package var controlColors: ControlColors {
    get { self[ControlColorsKey.self] }
    set { self[ControlColorsKey.self] = newValue }
  }
}

private enum IsChosenSegmentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether views are the label of the segment that is chosen.
  package var isChosenSegment: Bool {
    get { self[IsChosenSegmentKey.self] }
    set { self[IsChosenSegmentKey.self] = newValue }
  }
}
