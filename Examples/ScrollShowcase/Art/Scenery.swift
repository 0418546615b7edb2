import SwiftUI

/// A picture of the coast, drawn from a seed: sky, sun or moon, three ridges, the sea and a boat.
///
/// The same seed, which may be any number, gives the same picture at any size.
struct Scenery: View {
  enum Mood: CaseIterable {
    case morning
    case noon
    case sunset
    case dusk
    case night
  }
  let mood: Mood
  var seed = 1
  var hasBoat = true

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: mood.sky, startPoint: .top, endPoint: .bottom)
        Circle()
          .fill(mood.light)
          .frame(width: size.height * 0.2, height: size.height * 0.2)
          .position(x: size.width * lightPlace, y: size.height * 0.28)
        ForEach(0..<3) { layer in
          Ridge(seed: seed &* 7 &+ layer, level: 0.42 + 0.1 * Double(layer), relief: 0.2 - 0.05 * Double(layer))
            .fill(mood.land.opacity(0.4 + 0.3 * Double(layer)))
        }
        Rectangle()
          .fill(LinearGradient(colors: mood.sea, startPoint: .top, endPoint: .bottom))
          .frame(height: size.height * 0.24)
          .offset(y: size.height * 0.76)
        if hasBoat {
          Boat()
            .fill(.white.opacity(0.9))
            .frame(width: size.height * 0.13, height: size.height * 0.15)
            .offset(x: size.width * (0.9 - lightPlace * 0.8), y: size.height * 0.7)
        }
      }
    }
    .clipped()
    .accessibilityHidden(true)
  }

  private var lightPlace: Double { 0.25 + 0.5 * Double((seed &* 37).magnitude % 100) / 100 }
}

extension Scenery.Mood {
  fileprivate var sky: [Color] {
    switch self {
    case .morning: [Color(red: 0.55, green: 0.76, blue: 0.87), Color(red: 0.99, green: 0.86, blue: 0.72)]
    case .noon: [Color(red: 0.24, green: 0.56, blue: 0.84), Color(red: 0.72, green: 0.88, blue: 0.95)]
    case .sunset: [Color(red: 0.45, green: 0.31, blue: 0.53), Color(red: 0.98, green: 0.6, blue: 0.4)]
    case .dusk: [Color(red: 0.16, green: 0.19, blue: 0.38), Color(red: 0.83, green: 0.46, blue: 0.47)]
    case .night: [Color(red: 0.04, green: 0.06, blue: 0.16), Color(red: 0.16, green: 0.25, blue: 0.43)]
    }
  }

  fileprivate var light: Color {
    switch self {
    case .morning, .noon: Color(red: 1, green: 0.95, blue: 0.75)
    case .sunset, .dusk: Color(red: 1, green: 0.8, blue: 0.52)
    case .night: Color(red: 0.9, green: 0.93, blue: 0.98)
    }
  }

  fileprivate var land: Color {
    switch self {
    case .morning: Color(red: 0.33, green: 0.48, blue: 0.47)
    case .noon: Color(red: 0.2, green: 0.45, blue: 0.38)
    case .sunset: Color(red: 0.35, green: 0.2, blue: 0.35)
    case .dusk: Color(red: 0.16, green: 0.13, blue: 0.28)
    case .night: Color(red: 0.05, green: 0.09, blue: 0.18)
    }
  }

  fileprivate var sea: [Color] {
    switch self {
    case .morning: [Color(red: 0.45, green: 0.68, blue: 0.73), Color(red: 0.2, green: 0.45, blue: 0.55)]
    case .noon: [Color(red: 0.16, green: 0.55, blue: 0.68), Color(red: 0.07, green: 0.33, blue: 0.5)]
    case .sunset: [Color(red: 0.75, green: 0.4, blue: 0.42), Color(red: 0.32, green: 0.2, blue: 0.4)]
    case .dusk: [Color(red: 0.4, green: 0.28, blue: 0.44), Color(red: 0.12, green: 0.12, blue: 0.28)]
    case .night: [Color(red: 0.1, green: 0.17, blue: 0.3), Color(red: 0.03, green: 0.06, blue: 0.14)]
    }
  }
}
