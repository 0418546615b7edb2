/// A preview of an app, as the app itself lists it.
package struct RemotePreview: Codable, Equatable, Sendable {
  package var number: Int
  package var name: String
  package var file: String
  package var line: Int
  /// What the previews of one provider share.
  package var group: String?
  /// How much room it asks for, such as `sizeThatFits`, or how the device is turned.
  package var layout: String?

  package init(number: Int, name: String, file: String, line: Int, group: String? = nil, layout: String? = nil) {
    (self.number, self.name, self.file, self.line) = (number, name, file, line)
    (self.group, self.layout) = (group, layout)
  }
}

/// The answer to a request for previews.
package struct RemotePreviews: Codable, Equatable, Sendable {
  package var previews: [RemotePreview]
  package init(_ previews: [RemotePreview]) { self.previews = previews }
}

/// The answer to a request for elements.
package struct RemoteElements: Codable, Equatable, Sendable {
  package var elements: [RemoteElement]
  /// The parts that elements lie in, those around others first; `nil` where they were not asked for.
  package var parts: [RemotePart]?

  package init(_ elements: [RemoteElement], parts: [RemotePart]? = nil) { (self.elements, self.parts) = (elements, parts) }
}

/// Where an app has come to rest.
package struct RemoteRest: Codable, Equatable, Sendable {
  /// Seconds of the app's clock.
  package var time: Double
  /// Whether something still moves.
  package var moving: Bool

  package init(time: Double, moving: Bool) { (self.time, self.moving) = (time, moving) }
}

/// What became of an act.
package struct RemoteActed: Codable, Equatable, Sendable {
  /// A tap that nothing took; `nil`: something did, or the act was none.
  package var missed: RemoteMiss?

  package init(missed: RemoteMiss? = nil) { self.missed = missed }
}

/// A tap that nothing took.
package struct RemoteMiss: Codable, Equatable, Sendable {
  /// Where it was, in points of the window.
  package var x: Double
  /// Where it was, in points of the window.
  package var y: Double
  /// The nearest element that would take one, by an empty `ref` where it was not told of; `nil`: there is none.
  package var nearest: RemoteElement?

  package init(x: Double, y: Double, nearest: RemoteElement?) { (self.x, self.y, self.nearest) = (x, y, nearest) }
}

/// A picture that was written.
package struct RemotePicture: Codable, Equatable, Sendable {
  package var file: String
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int

  package init(file: String, width: Int, height: Int) { (self.file, self.width, self.height) = (file, width, height) }
}

/// What an app has written of what a person would lose by a restart.
package struct RemoteSaved: Codable, Equatable, Sendable {
  /// How many values were kept.
  package var kept: Int
  /// What could not be kept, as `TypeName.property` for people; at most ``RemoteLimits/lostNames``.
  package var lost: [String]

  package init(kept: Int, lost: [String]) { (self.kept, self.lost) = (kept, lost) }
}

/// What an app has done, and how it is shown.
package struct RemoteState: Codable, Equatable, Sendable {
  /// How much work it took since the content was made.
  package struct Counters: Codable, Equatable, Sendable {
    /// Bodies of views that were evaluated.
    package var bodies: Int
    /// Sizes and places that were computed.
    package var layouts: Int
    /// Texts that were laid out.
    package var texts: Int
    /// Pixels that were painted.
    package var pixels: Int

    package init(bodies: Int, layouts: Int, texts: Int, pixels: Int) {
      (self.bodies, self.layouts, self.texts, self.pixels) = (bodies, layouts, texts, pixels)
    }
  }

  package var counters: Counters
  /// What Apus told the developer since the last call.
  package var messages: [String]
  package var title: String
  /// The number of the preview that is shown; `nil`: the app is.
  package var preview: Int?
  package var width: Double
  package var height: Double
  package var scale: Double
  package var colorScheme: String
  package var contrast: String
  package var textSize: String
  package var locale: String
  package var rightToLeft: Bool
  /// Seconds of the app's clock.
  package var time: Double

  package init(
    counters: Counters, messages: [String], title: String, preview: Int?, width: Double, height: Double, scale: Double,
    colorScheme: String, contrast: String, textSize: String, locale: String, rightToLeft: Bool, time: Double
  ) {
    (self.counters, self.messages, self.title, self.preview) = (counters, messages, title, preview)
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.colorScheme, self.contrast, self.textSize) = (colorScheme, contrast, textSize)
    (self.locale, self.rightToLeft, self.time) = (locale, rightToLeft, time)
  }
}
