public import Foundation

// Core Foundation's names of what Foundation calls otherwise; on Apple's systems both are one object.

/// A text.
public typealias CFString = NSString
/// Bytes.
public typealias CFData = NSData
/// The place of a file or of something on the web.
public typealias CFURL = NSURL
/// Values by their keys.
public typealias CFDictionary = NSDictionary
/// A number or a truth value.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = NSNumber
/// A point in time.
public typealias CFDate = NSDate
/// Any object.
public typealias CFTypeRef = AnyObject
/// How many, or which one.
public typealias CFIndex = Int
/// Seconds.
public typealias CFTimeInterval = Double
/// A point in time, in seconds since the first moment of 2001, Greenwich time.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of the clock on the wall.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Yes.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// No.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
// Safe: a string that nobody changes.
/// The property of a bundle that counts its builds.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// Safe: a string that nobody changes.
/// The property of a bundle that names it.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
// Safe: a string that nobody changes.
/// The property of a bundle that tells it from all others.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
